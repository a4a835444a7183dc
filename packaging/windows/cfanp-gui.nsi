; The installer for Windows. `windows_installer.py` beside it runs makensis with what is asked for below:
; the version, the folder with the frozen program, the icons, and the list of files.
;
; Silent:   cfanp-gui-VERSION-setup.exe /S [/AllUsers | /CurrentUser] [/D=C:\folder]
; Removal:  uninstall.exe /S  leaves settings and games; nothing else stays.

Unicode true
!ifdef TARGET
  Target ${TARGET}
!endif
!define PROGRAM "Chess For Any Number of Players"
!define KEY "cfanp-gui"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${KEY}"
!define RECORD "CfanpGui.Record.1"

Name "${PROGRAM}"
BrandingText "${PROGRAM} ${VERSION}"
OutFile "${OUTPUT}"
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma

; For this person alone, without an administrator, unless something else is chosen.
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "${PROGRAM}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey "ProductName" "${PROGRAM}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${PROGRAM} Setup"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!define MUI_ICON "${ICONS}/cfanp.ico"
!define MUI_UNICON "${ICONS}/cfanp.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\cfanp-gui.exe"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString NEEDS_64 ${LANG_ENGLISH} "${PROGRAM} needs Windows 10 or newer, with 64 bits."
LangString NEEDS_64 ${LANG_GERMAN} "${PROGRAM} braucht Windows 10 oder neuer mit 64 Bit."
LangString NEEDS_64 ${LANG_SPANISH} "${PROGRAM} necesita Windows 10 o posterior de 64 bits."
LangString NEEDS_64 ${LANG_FRENCH} "${PROGRAM} nécessite Windows 10 64 bits ou plus récent."
LangString NEEDS_64 ${LANG_JAPANESE} "${PROGRAM}には64ビット版のWindows 10以降が必要です。"
LangString NEEDS_64 ${LANG_SIMPCHINESE} "${PROGRAM} 需要 64 位 Windows 10 或更高版本。"
LangString RUNNING ${LANG_ENGLISH} "The program is running. Close it, then try again."
LangString RUNNING ${LANG_GERMAN} "Das Programm läuft noch. Erst schließen, dann noch einmal versuchen."
LangString RUNNING ${LANG_SPANISH} "El programa sigue en ejecución. Ciérrelo primero y vuelva a intentarlo."
LangString RUNNING ${LANG_FRENCH} "Le programme est encore en cours d’exécution. Fermez-le d’abord, puis réessayez."
LangString RUNNING ${LANG_JAPANESE} "プログラムがまだ動いています。先に終了してから、もう一度試してください。"
LangString RUNNING ${LANG_SIMPCHINESE} "程序仍在运行。请先关闭它，然后再试。"
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files already. Choose an empty one."
LangString FOREIGN ${LANG_GERMAN} "In diesem Ordner liegen schon andere Dateien. Bitte einen leeren wählen."
LangString FOREIGN ${LANG_SPANISH} "En esta carpeta ya hay otros archivos. Elija una vacía."
LangString FOREIGN ${LANG_FRENCH} "Ce dossier contient déjà d’autres fichiers. Veuillez en choisir un vide."
LangString FOREIGN ${LANG_JAPANESE} "このフォルダーにはすでに別のファイルがあります。空のフォルダーを選んでください。"
LangString FOREIGN ${LANG_SIMPCHINESE} "此文件夹中已有其他文件。请选择空文件夹。"
LangString RECORD_NAME ${LANG_ENGLISH} "Chess record (CPGN)"
LangString RECORD_NAME ${LANG_GERMAN} "Schachpartie (CPGN)"
LangString RECORD_NAME ${LANG_SPANISH} "Partida de ajedrez (CPGN)"
LangString RECORD_NAME ${LANG_FRENCH} "Partie d’échecs (CPGN)"
LangString RECORD_NAME ${LANG_JAPANESE} "チェスの棋譜 (CPGN)"
LangString RECORD_NAME ${LANG_SIMPCHINESE} "国际象棋对局（CPGN）"
LangString SECTION_PROGRAM ${LANG_ENGLISH} "The program"
LangString SECTION_PROGRAM ${LANG_GERMAN} "Das Programm"
LangString SECTION_PROGRAM ${LANG_SPANISH} "El programa"
LangString SECTION_PROGRAM ${LANG_FRENCH} "Le programme"
LangString SECTION_PROGRAM ${LANG_JAPANESE} "プログラム"
LangString SECTION_PROGRAM ${LANG_SIMPCHINESE} "程序"
LangString SECTION_MENU ${LANG_ENGLISH} "Start menu"
LangString SECTION_MENU ${LANG_GERMAN} "Startmenü"
LangString SECTION_MENU ${LANG_SPANISH} "Menú Inicio"
LangString SECTION_MENU ${LANG_FRENCH} "Menu Démarrer"
LangString SECTION_MENU ${LANG_JAPANESE} "スタートメニュー"
LangString SECTION_MENU ${LANG_SIMPCHINESE} "开始菜单"
LangString SECTION_DESKTOP ${LANG_ENGLISH} "On the desktop"
LangString SECTION_DESKTOP ${LANG_GERMAN} "Auf dem Desktop"
LangString SECTION_DESKTOP ${LANG_SPANISH} "En el escritorio"
LangString SECTION_DESKTOP ${LANG_FRENCH} "Sur le bureau"
LangString SECTION_DESKTOP ${LANG_JAPANESE} "デスクトップ"
LangString SECTION_DESKTOP ${LANG_SIMPCHINESE} "在桌面上"
LangString SECTION_FILES ${LANG_ENGLISH} "Open .cpgn files"
LangString SECTION_FILES ${LANG_GERMAN} ".cpgn-Dateien öffnen"
LangString SECTION_FILES ${LANG_SPANISH} "Abrir archivos .cpgn"
LangString SECTION_FILES ${LANG_FRENCH} "Ouvrir les fichiers .cpgn"
LangString SECTION_FILES ${LANG_JAPANESE} ".cpgnファイルを開く"
LangString SECTION_FILES ${LANG_SIMPCHINESE} "打开 .cpgn 文件"
LangString SECTION_SETTINGS ${LANG_ENGLISH} "Settings and unfinished games"
LangString SECTION_SETTINGS ${LANG_GERMAN} "Einstellungen und unfertige Partien"
LangString SECTION_SETTINGS ${LANG_SPANISH} "Ajustes y partidas sin terminar"
LangString SECTION_SETTINGS ${LANG_FRENCH} "Réglages et parties inachevées"
LangString SECTION_SETTINGS ${LANG_JAPANESE} "設定と未完の対局"
LangString SECTION_SETTINGS ${LANG_SIMPCHINESE} "设置和未完成的对局"

; Takes the program off INSTDIR: all files it was installed with and nothing that came later.
!macro REMOVE_PROGRAM
  !include "${UNINSTALL_LIST}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
!macroend

; Goes on only when the program does not run: Windows lets nobody write to what runs.
!macro WAIT_FOR_PROGRAM
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\cfanp-gui.exe"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\cfanp-gui.exe" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 3
    Abort
  ${Loop}
!macroend

Section "$(SECTION_PROGRAM)" PROGRAM_SECTION
  SectionIn RO
  !insertmacro WAIT_FOR_PROGRAM
  ; An older version goes first: it may have had files that this one has not.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode _?=$INSTDIR'
    Delete "$INSTDIR\uninstall.exe"
  ${ElseIf} ${FileExists} "$INSTDIR\*.*"
    ; `*.*` finds the folder itself, which an administrator may have made beforehand.
    Call FolderIsEmpty
    Pop $0
    ${If} $0 == 0
      MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
      SetErrorLevel 4
      Abort
    ${EndIf}
  ${EndIf}
  !include "${INSTALL_LIST}"
  SetOutPath "$INSTDIR" ; not a folder below, where a shortcut would begin
  SetDateSave off ; each build draws the icon anew
  File "/oname=cpgn.ico" "${ICONS}/cpgn.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${PROGRAM}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The cfanp-gui developers"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\cfanp-gui.exe"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE_KB}
SectionEnd

Section "$(SECTION_MENU)" MENU_SECTION
  CreateShortcut "$SMPROGRAMS\${PROGRAM}.lnk" "$INSTDIR\cfanp-gui.exe"
SectionEnd

Section /o "$(SECTION_DESKTOP)" DESKTOP_SECTION
  CreateShortcut "$DESKTOP\${PROGRAM}.lnk" "$INSTDIR\cfanp-gui.exe"
SectionEnd

Section "$(SECTION_FILES)" FILES_SECTION
  WriteRegStr SHCTX "Software\Classes\${RECORD}" "" "$(RECORD_NAME)"
  WriteRegStr SHCTX "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\cpgn.ico"
  WriteRegStr SHCTX "Software\Classes\${RECORD}\shell\open" "FriendlyAppName" "${PROGRAM}"
  WriteRegStr SHCTX "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\cfanp-gui.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.cpgn\OpenWithProgids" "${RECORD}" ""
  ; Who opens such files with something else already goes on doing so.
  ReadRegStr $0 SHCTX "Software\Classes\.cpgn" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.cpgn" "" "${RECORD}"
    WriteRegStr SHCTX "Software\Classes\.cpgn" "Content Type" "application/x-cpgn"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd

Section "-un.Program"
  !insertmacro WAIT_FOR_PROGRAM
  Delete "$SMPROGRAMS\${PROGRAM}.lnk"
  Delete "$DESKTOP\${PROGRAM}.lnk"
  DeleteRegValue SHCTX "Software\Classes\.cpgn\OpenWithProgids" "${RECORD}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.cpgn\OpenWithProgids"
  ReadRegStr $0 SHCTX "Software\Classes\.cpgn" ""
  ${If} $0 == "${RECORD}"
    DeleteRegValue SHCTX "Software\Classes\.cpgn" ""
    DeleteRegValue SHCTX "Software\Classes\.cpgn" "Content Type"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.cpgn"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\${RECORD}"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  !insertmacro REMOVE_PROGRAM
  ${un.RefreshShellIcons}
SectionEnd

; Not chosen unless a person does: games that were not saved are among it.
Section /o "un.$(SECTION_SETTINGS)" SETTINGS_SECTION
  SetShellVarContext current ; a person's own, whoever the program was installed for
  RMDir /r "$LOCALAPPDATA\cfanp-gui"
SectionEnd

Function .onInit
  SetRegView 64
  StrCpy $R9 $INSTDIR ; where /D wants it, which MULTIUSER_INIT forgets
  !insertmacro MULTIUSER_INIT
  ${If} $R9 != ""
    StrCpy $INSTDIR $R9
  ${EndIf}
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_64)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Leaves 1 on the stack if nothing lies in INSTDIR, else 0.
Function FolderIsEmpty
  Push $1
  Push $2
  StrCpy $0 1
  FindFirst $1 $2 "$INSTDIR\*.*"
  ${DoWhile} $2 != ""
    ${If} $2 != "."
    ${AndIf} $2 != ".."
      StrCpy $0 0
    ${EndIf}
    FindNext $1 $2
  ${Loop}
  FindClose $1
  Pop $2
  Pop $1
  Push $0
FunctionEnd
