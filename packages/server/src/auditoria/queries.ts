import { auditoriaList, pessoa, pessoasList, registro } from '@paco/domain/auditoria/registro'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'

export const auditoriaSource: ListSource = {
  view: 'lista_auditoria',
  row: Object.keys(registro.shape),
  columns: auditoriaList.columns,
  order: '-id',
  totals: { table: 'auditoria_totais', count: 'quantidade', dimensions: [] },
  search: (word) =>
    sql`(busca like ${word} or projeto_id = any (array(select p.id from auditoria_projetos p where p.busca like ${word})))`,
  filters: {
    de: (day) => sql`dia >= ${day}::date`,
    ate: (day) => sql`dia <= ${day}::date`,
  },
}

/** A record's history: its own lines and those of its parts, newest first. */
export const historicoSource = ({ entidade, registro_id }: Registrado): ListSource => ({
  ...auditoriaSource,
  view: sql`select * from lista_auditoria
    where (entidade = ${entidade} and registro_id = ${registro_id}) or pai = ${`${entidade}/${registro_id}`}`,
  totals: undefined,
})

interface Registrado {
  entidade: string
  registro_id: string
}

/** Everyone with an account who has changed something. */
export const pessoasSource: ListSource = {
  view: sql`select u.id, u.id as usuario_id, u.name as usuario_nome, dobrar(u.name) as busca from usuarios u
    where exists (select from auditoria a where a.usuario_id = u.id)`,
  row: Object.keys(pessoa.shape),
  columns: pessoasList.columns,
  order: 'usuario_nome',
}

/** Walks the whole chain of seals. */
export async function verifyChain(db: Db) {
  const { rows } = await sql<{
    registros: number
    primeira_falha: number | null
    ultimo_hash: string | null
  }>`
    select * from auditoria_verificar()`.execute(db)
  const found = rows[0] ?? { registros: 0, primeira_falha: null, ultimo_hash: null }
  return { integra: found.primeira_falha === null, ...found }
}
