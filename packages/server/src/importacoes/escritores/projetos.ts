import type { Registro } from '@paco/domain/importacoes/descritor'
import { projetosDescritores } from '@paco/domain/importacoes/descritores/projetos'
import { MESSAGES } from '@paco/domain/projetos/messages'
import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { ProjetoCreate, ProjetoUpdate } from '@paco/domain/projetos/projeto'
import { forbidden } from '@paco/domain/shared/errors'
import { lockProjetos } from '../../contratos/queries.ts'
import type { Db, Trx } from '../../db/database.ts'
import { rowsByIds } from '../../db/list.ts'
import { insertCoordenadas, listPontos, pontoOf } from '../../mapa/queries.ts'
import { moveCoordenada, placeProjeto, removeCoordenada } from '../../mapa/writes.ts'
import { deleteProjetos, listNomes, projetosSource } from '../../projetos/queries.ts'
import { type AoConcluir, createProjetos, editProjeto } from '../../projetos/writes.ts'
import type { Escrita, Escritor } from '../escritor.ts'

interface Ponto {
  readonly latitude?: number | null
  readonly longitude?: number | null
}

const isWhole = <P extends Ponto>(ponto: P): ponto is P & Required<{ latitude: number; longitude: number }> =>
  ponto.latitude != null && ponto.longitude != null

/** What a row says of the project itself, and of its point on the map. */
function split<T>({ latitude, longitude, ...own }: Registro): { own: T; ponto: Ponto | null } {
  const said = latitude !== undefined || longitude !== undefined
  return { own: own as T, ponto: said ? ({ latitude, longitude } as Ponto) : null }
}

/** Places, moves or takes away the point of a project. */
async function setPonto(trx: Trx, { user }: Escrita, id_projeto: number, said: Ponto | null): Promise<void> {
  if (said === null) return
  const stored = await pontoOf(trx, id_projeto)
  const { latitude = stored?.latitude ?? null, longitude = stored?.longitude ?? null } = said
  if (latitude === null || longitude === null) {
    if (stored) await removeCoordenada(trx, user, stored.id)
  } else if (stored) await moveCoordenada(trx, user, stored.id, { latitude, longitude })
  else await placeProjeto(trx, user, { id_projeto, latitude, longitude })
}

/** Projects that are held go, and their points with them: all, or none where one is not this person's. */
async function remove(trx: Trx, { user }: Escrita, ids: readonly number[]): Promise<void> {
  const held = await lockProjetos(trx, ids)
  if (!held.every(({ id_secretaria }) => canEditProjeto(user, { id_secretaria })))
    throw forbidden(MESSAGES.notYours)
  await deleteProjetos(trx, ids)
}

const escritor = (aoConcluir: AoConcluir): Escritor => ({
  tabela: 'projetos',
  proprias: ['etapas', 'projeto_texto', 'evolucao', 'coordenadas'],
  chaves: listNomes,

  ler: async (db: Db, who, ids) => {
    const rows = await rowsByIds<Registro & { id: number }>(db, projetosSource(who), ids)
    const pontos = await listPontos(db, ids)
    return rows.map((row) => ({ ...row, ...pontos.get(row.id) }))
  },

  criar: async (trx, { user, now }, corpos) => {
    const novos = corpos.map(split<ProjetoCreate>)
    const ids = await createProjetos(
      trx,
      user,
      novos.map(({ own, ponto }) => ({ body: own, localizado: ponto !== null && isWhole(ponto) })),
      now,
    )
    const pontos = novos.flatMap(({ ponto }, place) => ({ id_projeto: ids[place] ?? 0, ...ponto }))
    await insertCoordenadas(trx, pontos.filter(isWhole))
    return ids
  },

  alterar: async (trx, escrita, id, corpo, versao) => {
    const { own, ponto } = split<ProjetoUpdate>(corpo)
    await editProjeto(trx, escrita.user, id, { ...own, versao }, escrita.now, aoConcluir)
    await setPonto(trx, escrita, id, ponto)
  },

  apagar: (trx, escrita, id) => remove(trx, escrita, [id]),
  apagarTodos: remove,
})

export const projetosEscritores = (aoConcluir: AoConcluir): Record<string, Escritor> =>
  Object.fromEntries(projetosDescritores.map(({ nome }) => [nome, escritor(aoConcluir)]))
