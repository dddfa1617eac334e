throw new TypeError('cannot load')
