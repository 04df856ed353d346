import { type FotoPublica, fotosList } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { formatDay } from '@paco/domain/shared/days'
import type { Db } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import { fotosSource } from '../diario/queries.ts'
import { type Html, html } from '../http/html.ts'
import { ligacao, tabela } from '../http/pagina.ts'

/** More pictures than these a page without a program does not list. */
const MOST = 100

/** The pictures of a work, the newest first. */
export async function fotosSemPrograma(db: Db, id_projeto: number): Promise<Html> {
  const { rows } = await listRows(db, fotosSource, { id_projeto, limite: MOST })
  const fotos = JSON.parse(rows) as FotoPublica[]
  if (fotos.length === 0) return html`<p>Esta obra ainda não tem fotos.</p>`
  return tabela(
    fotosList.title,
    ['Data', 'Etapa', 'Foto'],
    fotos.map(({ dia, etapa, foto, texto }) => [
      formatDay(dia),
      ETAPAS.find(({ numero }) => numero === etapa)?.nome ?? '',
      foto === null ? (texto ?? '') : ligacao(`/img/${foto}`, texto ?? 'Foto da obra'),
    ]),
  )
}
