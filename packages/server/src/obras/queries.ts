import type { ObraBreve, ObraCompleta } from '@paco/domain/obras/fatos'
import { MESSAGES } from '@paco/domain/obras/messages'
import type { FatosQueMudam } from '@paco/domain/obras/mudancas'
import type { PlanilhaDaObra } from '@paco/domain/obras/obra'
import { notFound } from '@paco/domain/shared/errors'
import { sql } from 'kysely'
import { withDocumentos } from '../dados/obras-queries.ts'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { jsonArray, readArray, readRecord } from '../db/records.ts'
import { inShare } from '../db/shares.ts'

const source: ListSource = {
  view: sql`select id from obras_breves`,
  row: { columns: ['id'], make: sql`obra_publica(page.id)` },
  columns: [],
  order: 'id',
}

type Guardada = Omit<ObraCompleta, 'documentos' | keyof FatosQueMudam> & {
  readonly mudou: Pick<ObraCompleta, keyof FatosQueMudam>
}

/** A work with all that is public of it, or a refusal. */
export async function readObra(db: Db, id: number): Promise<ObraCompleta> {
  const found = JSON.parse(await readRecord(db, source, id, MESSAGES.notFound)) as Guardada[]
  const [obra] = await withDocumentos(db, found)
  if (!obra) throw notFound(MESSAGES.notFound)
  const { mudou, ...own } = obra
  return { ...own, ...mudou }
}

/** How every work stands, in the order of their names. */
export async function listObras(db: Db): Promise<ObraBreve[]> {
  const rows = sql`select * from obras_breves order by dobrar(nome), id`
  return JSON.parse(await inShare(db, 'batches', () => readArray(db, rows))) as ObraBreve[]
}

/** A work's name and what changed in it. */
export type ObraQueMudou = FatosQueMudam & { readonly id: number; readonly nome: string }

export async function readMudancas(db: Db, id: number): Promise<ObraQueMudou> {
  const [obra] = await listMudancas(db, id)
  if (!obra) throw notFound(MESSAGES.notFound)
  return obra
}

/** What changed in every work, or in this one. */
export async function listMudancas(db: Db, id?: number): Promise<ObraQueMudou[]> {
  const which = id === undefined ? sql`` : sql`where id = ${id}`
  const rows = sql`select id, nome, obra_mudancas(id) as mudou from obras_breves ${which} order by id`
  const found = JSON.parse(await inShare(db, 'batches', () => readArray(db, rows))) as {
    id: number
    nome: string
    mudou: FatosQueMudam
  }[]
  return found.map(({ mudou, ...own }) => ({ ...own, ...mudou }))
}

/** The sheets in force of a work's signed contracts; of a bulletin that is paid in full its rows are paid. */
export async function listPlanilhas(db: Db, id: number): Promise<PlanilhaDaObra[]> {
  const somas = sql`
    select i.chave, sum(i.valor) as executado, coalesce(sum(i.valor) filter (where m.situacao = 'paga'), 0) as pago
    from medicoes m join medicoes_itens i on i.medicao_id = m.id
    where m.contrato_id = c.id and m.situacao in ('aprovada', 'liquidada', 'paga') group by i.chave`
  const linhas = sql`
    select l.codigo, l.tipo, l.descricao, l.unidade, l.quantidade, l.preco_unitario, l.valor,
      coalesce(s.executado, 0) as executado, coalesce(s.pago, 0) as pago
    from quantitativos_itens l left join (${somas}) s on s.chave = l.chave where l.revisao_id = r.id order by l.ordem`
  const planilhas = sql`
    select c.id as id_contrato, c.numero || '/' || c.ano as numero_ano, ${jsonArray(linhas)} as linhas
    from contratos c
      join contratos_projetos v on v.contrato_id = c.id
      join lateral (
        select id from quantitativos_revisoes where contrato_id = c.id and situacao = 'aprovada' order by revisao desc limit 1
      ) r on true
    where v.projeto_id in (select id from obras_breves where id = ${id})
      and c.assinatura is not null and c.situacao <> 'Em preparação'
    order by c.assinatura, c.id`
  return JSON.parse(await readArray(db, planilhas)) as PlanilhaDaObra[]
}
