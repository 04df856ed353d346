import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { lazily } from '../http/lazily.ts'
import { exportCall, listCall } from '../http/list.ts'
import { done, envelope, written } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { convenioOf, createOf, listOf, updateOf } from './convenio.ts'
import type { Familia } from './familia.ts'
import { FAMILIAS } from './familias.ts'
import { conveniosPainel } from './painel.ts'
import { convenioManagers } from './policy.ts'

const byId = z.object({ id: fields.id })

/** How the six calls of a family are made, from its description. */
function makersOf(familia: Familia) {
  const path = `/api/convenios${familia.key}`
  const one = { path: `${path}/{id}`, params: byId }
  const name = `convênio ${familia.label}`
  return {
    list: () => listCall(listOf(familia), path, anyone, convenioOf(familia)),
    export: () => exportCall(listOf(familia), anyone),
    get: () =>
      call({
        ...one,
        method: 'GET',
        summary: `Um ${name}`,
        access: anyone,
        reply: envelope(convenioOf(familia)),
      }),
    create: () =>
      call({
        method: 'POST',
        path,
        summary: `Cria um ${name}`,
        access: convenioManagers,
        body: createOf(familia),
        reply: written,
      }),
    update: () =>
      call({
        ...one,
        method: 'PUT',
        summary: `Altera um ${name}`,
        access: convenioManagers,
        body: updateOf(familia),
        reply: written,
      }),
    delete: () =>
      call({
        ...one,
        method: 'DELETE',
        summary: `Exclui um ${name}`,
        access: convenioManagers,
        reply: done,
      }),
  }
}

export const callsOf = (familia: Familia) => lazily(makersOf(familia))
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

/** The calls of these families, by their names. */
export const callsOfAll = <const F extends Familia>(familias: readonly F[]) =>
  lazily(perFamilia(familias, makersOf))

export const conveniosCalls = lazily({
  ...perFamilia(FAMILIAS, makersOf),
  getConveniosPainel: () =>
    call({
      method: 'GET',
      path: '/api/convenios/painel',
      summary: 'Todas as famílias de convênios: somas por ano e vigências que terminam',
      access: anyone,
      reply: envelope(conveniosPainel),
    }),
})
