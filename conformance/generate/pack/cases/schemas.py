def valid():
    return []


def invalid():
    return []
