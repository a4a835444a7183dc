"""What has to be there."""

from typing import TypeVar

Found = TypeVar("Found")


def there(found: Found | None) -> Found:
    """Return something that has to be there."""
    assert found is not None
    return found
