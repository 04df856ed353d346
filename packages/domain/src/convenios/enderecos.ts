import type { FamiliaKey } from './familias.ts'

/**
 * Where each family's form opens a record, as the specification's table of routes spells it. The spellings follow no
 * rule, so they are written out; the others arrive as well, but no link of ours leads to them.
 */
export const EDIT_CONVENIO = {
  dade: '/editconveniosdade/$id',
  estadual: '/addconveniosestadual/$id',
  federal: '/editconveniofederal/$id',
  finisa: '/editconveniofinisa/$id',
  sempapel: '/editconveniossempapel/$id',
} as const satisfies Record<FamiliaKey, string>
