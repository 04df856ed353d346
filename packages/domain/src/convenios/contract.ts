import { anyone } from '../http/access.ts'
import { call, decides } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope } from '../http/replies.ts'
import { convenioOf, createOf, listOf, updateOf } from './convenio.ts'
import type { Familia } from './familia.ts'
import { FAMILIAS } from './familias.ts'
import { conveniosPainel } from './painel.ts'
import { convenioManagers } from './policy.ts'
import { repasse, repasseCreate, repassesList, repasseUpdate } from './repasse.ts'

/** The six calls of a family, from its description. */
export function callsOf(familia: Familia) {
  const path = `/api/convenios${familia.key}`
  const one = `${path}/{id}`
  const name = `convênio ${familia.label}`
  const row = () => convenioOf(familia)
  return {
    list: listCall(listOf(familia), path, anyone, row),
    export: exportCall(listOf(familia), anyone),
    get: getCall(one, `Um ${name}`, anyone, row),
    create: createCall(path, `Cria um ${name}`, convenioManagers, () => createOf(familia)),
    update: updateCall(one, `Altera um ${name}`, convenioManagers, () => updateOf(familia)),
    delete: deleteCall(one, `Exclui um ${name}`, convenioManagers),
  }
}
export type FamiliaCalls = ReturnType<typeof callsOf>

type Verb = keyof FamiliaCalls
type Named<K extends string, T extends Record<Verb, unknown>> = {
  [Name in `${Verb}Convenios${Capitalize<K>}`]: Name extends `${infer V extends Verb}Convenios${string}`
    ? T[V]
    : never
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Makes the same six things for each family and names them as calls are named: `listConveniosDade`. The table of
 * calls is made with it, and so are the handlers that answer them.
 */
export function perFamilia<const F extends Familia, T extends Record<Verb, unknown>>(
  familias: readonly F[],
  make: (familia: F) => T,
): Named<F['key'], T> {
  const entries = familias.flatMap((familia) =>
    Object.entries(make(familia)).map(([verb, made]) => [`${verb}Convenios${capitalize(familia.key)}`, made]),
  )
  return Object.fromEntries(entries) as Named<F['key'], T>
}

export const conveniosCalls = {
  ...perFamilia(FAMILIAS, callsOf),
  listRepasses: listCall(repassesList, '/api/repasses', anyone, () => repasse),
  exportRepasses: exportCall(repassesList, anyone),
  createRepasse: createCall(
    '/api/repasses',
    'Registra um valor recebido de um convênio',
    convenioManagers,
    () => repasseCreate,
  ),
  updateRepasse: decides(
    updateCall('/api/repasses/{id}', 'Altera um valor recebido', convenioManagers, () => repasseUpdate),
  ),
  deleteRepasse: deleteCall('/api/repasses/{id}', 'Exclui um valor recebido', convenioManagers),
  getConveniosPainel: call({
    method: 'GET',
    path: '/api/convenios/painel',
    summary: 'Todas as famílias de convênios: somas por ano e vigências que terminam',
    access: anyone,
    reply: () => envelope(conveniosPainel),
  }),
}
