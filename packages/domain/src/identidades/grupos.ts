import type { Role } from '../shared/roles.ts'

/** What belonging to a group of the directory means here. */
export interface Significado {
  readonly papel?: Role | undefined
  /** By number, or by its name as it is written here. */
  readonly secretaria?: number | string | undefined
}

export interface Grupos {
  /** Where the claims hold the groups: `groups`, `realm_access.roles`. */
  readonly caminho: string
  readonly mapa: Readonly<Record<string, Significado>>
}

/** What the directory decides of a person; what it does not speak of is missing. */
export interface Atribuicao {
  readonly papel?: Role
  readonly secretaria?: number | string | null
}

/** The one that may most. */
const BY_REACH: readonly Role[] = ['admin', 'auditor', 'user']

/** The groups somewhere inside of claims; nothing but texts counts. */
export function groupsAt(claims: unknown, caminho: string): string[] {
  const found = caminho
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name)
          ? (at as Record<string, unknown>)[name]
          : undefined,
      claims,
    )
  const all = Array.isArray(found) ? found : [found]
  return all.filter((name): name is string => typeof name === 'string')
}

/**
 * What somebody's groups give them. Of what the map speaks at all the directory decides: whoever left the group of the
 * administrators is none any more, and whoever is in no department's group has none.
 */
export function assign(groups: readonly string[], { mapa }: Grupos): Atribuicao {
  const all = Object.values(mapa)
  const theirs = Object.entries(mapa)
    .filter(([group]) => groups.includes(group))
    .map(([, meaning]) => meaning)
  const papel = BY_REACH.find((role) => theirs.some((meaning) => meaning.papel === role))
  const secretaria = theirs.find((meaning) => meaning.secretaria !== undefined)?.secretaria
  return {
    ...(all.some((meaning) => meaning.papel !== undefined) ? { papel: papel ?? 'user' } : {}),
    ...(all.some((meaning) => meaning.secretaria !== undefined) ? { secretaria: secretaria ?? null } : {}),
  }
}
