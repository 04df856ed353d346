import type { guiaCalls } from '@paco/domain/guia/contract'
import { MESSAGES } from '@paco/domain/guia/messages'
import { passosOf, podeConcluir } from '@paco/domain/guia/passo'
import { caminhoDaObra } from '@paco/domain/obras/pagina'
import { conflict } from '@paco/domain/shared/errors'
import type { CidadeMemory } from '../cidade/memory.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import type { Handlers } from '../http/handler.ts'
import { type Estado, GUIA, readGuia, updateGuia } from './queries.ts'

/** Where anyone reads of it: works have a page for citizens, any other project its own. */
const paginaOf = ({ id, nome, obra }: NonNullable<Estado['publica']>) => ({
  nome,
  endereco: obra ? caminhoDaObra(id) : `/viewprojetocompleto/${id}`,
})

export const guiaRoutes = (db: Db, cidade: CidadeMemory): Handlers<typeof guiaCalls> => ({
  getGuia: async () => {
    const told = await cidade.read()
    const { fatos, pulados, concluido, publica } = await readGuia(db, told)
    const pagina = publica && paginaOf(publica)
    const passos = passosOf(fatos, pulados)
    return { Status: 'Success', Result: [{ passos, concluido, uf: told.uf, publica: pagina }] }
  },

  updatePasso: async ({ params, body, actor }) => {
    await transact(db, actor, (trx) => updateGuia(trx, GUIA, { [`pula_${params.passo}`]: body.pulado }))
    return { Status: 'Success' }
  },

  updateGuia: async ({ body: { concluido }, actor }) => {
    const { fatos, pulados } = await readGuia(db, await cidade.read())
    if (concluido && !podeConcluir(passosOf(fatos, pulados))) throw conflict(MESSAGES.noName)
    await transact(db, actor, (trx) => updateGuia(trx, GUIA, { concluido }))
    return { Status: 'Success', message: concluido ? MESSAGES.concluded : MESSAGES.resumed }
  },
})
