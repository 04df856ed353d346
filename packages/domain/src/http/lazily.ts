import { once } from '../shared/once.ts'

/**
 * A table whose entries are made when somebody first asks for one. A screen makes few of its word's calls, and describing
 * a call with all its fields takes a phone longer than sending it.
 */
export function lazily<T extends Readonly<Record<string, () => object>>>(makers: T) {
  const entries = Object.entries(makers).map(([name, make]) => [name, { enumerable: true, get: once(make) }])
  return Object.defineProperties({}, Object.fromEntries(entries)) as {
    readonly [Name in keyof T]: ReturnType<T[Name]>
  }
}
