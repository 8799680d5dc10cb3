def valid():
    return []


def invalid():
    return []


def mismatched():
    return []
