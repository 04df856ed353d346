import { PATHS } from './src/paths.ts'

const FAMILIAS = ['dade', 'estadual', 'federal', 'finisa', 'sempapel']

/** Every spelling under which links of old lead to a family's screens. */
const CONVENIOS = FAMILIAS.flatMap((familia) => [
  `/convenios${familia}`,
  `/addconvenios${familia}`,
  `/addconvenios_${familia}`,
  `/addconvenios${familia}/$id`,
  `/editconvenio${familia}/$id`,
  `/editconvenios${familia}/$id`,
])

/**
 * The names of all addresses that lead to a screen, `@id` for the number of a record, in small letters: the server says
 * 404 to any other.
 */
export const KNOWN_PAGES: readonly string[] = [
  ...new Set(
    [...Object.values(PATHS), ...CONVENIOS].map(
      (path) => path.slice(1).replace('/$id', '@id').toLowerCase() || 'index',
    ),
  ),
]
