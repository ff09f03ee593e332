nothing = ничего
