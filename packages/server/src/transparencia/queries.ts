import type { ListQuery } from '@paco/domain/http/list'
import { contratoPublico, contratosPublicosList } from '@paco/domain/transparencia/contrato'
import { convenioPublico, conveniosPublicosList } from '@paco/domain/transparencia/convenio'
import { emendaPublica, emendasPublicasList } from '@paco/domain/transparencia/emenda'
import { fiscaisList, fiscalPublico } from '@paco/domain/transparencia/fiscal'
import { obraPublica, obrasPublicasList } from '@paco/domain/transparencia/obra'
import { pcaPublico, pcaPublicoList } from '@paco/domain/transparencia/pca'
import { sql } from 'kysely'
import { OBRAS } from '../dados/obras-queries.ts'
import type { Db } from '../db/database.ts'
import type { ListSource } from '../db/list.ts'
import { conditions, rowsFrom } from '../db/list-sql.ts'
import { readArray } from '../db/records.ts'
import { inShare } from '../db/shares.ts'
import { searchedIn } from '../db/strangers.ts'
import { orcamentoSource } from '../orcamento/queries.ts'

/** Works, found also by what their signed contracts and their neighbourhoods are found by. */
export const obrasPublicasSource: ListSource = {
  view: sql`select * from lista_obras_publicas where ${OBRAS}`,
  row: Object.keys(obraPublica.shape),
  columns: obrasPublicasList.columns,
  order: '-id',
  filters: {
    id_bairro: (value) => sql`id in (select projeto_id from vinculos where bairro_id = ${value})`,
  },
  search: (word) => sql`(busca like ${word}
    or id in (select v.projeto_id from contratos_projetos v join contratos c on c.id = v.contrato_id
      where c.assinatura is not null and c.busca like ${word} and not parece_pessoal(c.busca))
    or id in (select v.projeto_id from vinculos v join bairros b on b.id = v.bairro_id where b.busca like ${word}))`,
}

export const contratosPublicosSource: ListSource = {
  view: 'lista_contratos_publicos',
  row: Object.keys(contratoPublico.shape),
  columns: contratosPublicosList.columns,
  order: '-assinatura',
}

/** The newest contract first, of each in the order in which they are told. */
export const fiscaisPublicosSource: ListSource = {
  view: 'lista_fiscais_publicos',
  row: Object.keys(fiscalPublico.shape),
  columns: fiscaisList.columns,
  order: '-de',
  ties: sql`de desc, id_contrato desc, id`,
  numbered: sql`id_contrato = pedida_id / 3`,
}

export const conveniosPublicosSource: ListSource = {
  view: 'lista_convenios_publicos',
  row: Object.keys(convenioPublico.shape),
  columns: conveniosPublicosList.columns,
  order: '-ano',
  numbered: sql`id_convenio = pedida_id / 10`,
}

export const emendasPublicasSource: ListSource = {
  view: 'lista_emendas_publicas',
  row: Object.keys(emendaPublica.shape),
  columns: emendasPublicasList.columns,
  order: '-ano',
}

/** The plan, the last of it first. */
export const pcaPublicoSource: ListSource = {
  view: 'lista_pca_publico',
  row: Object.keys(pcaPublico.shape),
  columns: pcaPublicoList.columns,
  order: '-data_pretendida',
}

/** The years that the plan has items of, the newest first. */
export async function listAnosPca(db: Db): Promise<number[]> {
  const { rows } = await sql<{ ano: number }>`
    select distinct ano from lista_pca_aberto order by ano desc`.execute(db)
  return rows.map(({ ano }) => ano)
}

/**
 * What the lines of a filter come to by their functional codes, as everyone may read them. A programme has one name in all of
 * them, that of the newest year.
 */
export function listGrupos(db: Db, filter: ListQuery): Promise<string> {
  const source = searchedIn(db, orcamentoSource(null), filter)
  return inShare(db, 'lists', () =>
    readArray(
      db,
      sql`select funcional_programatica as funcional,
          programa_nome(funcional_programatica,
            max(max(exercicio)) over (partition by split_part(funcional_programatica, '.', 3))) as programa,
          count(*) as lancamentos, sum(valor) as valor
        from ${rowsFrom(source)} where ${conditions(source, filter)} group by 1 order by 1`,
    ),
  )
}

/** The numbers of signed contracts, the newest first: one that is being prepared is no page for strangers. */
export async function listContratosAssinados(db: Db, most: number): Promise<number[]> {
  const { rows } = await inShare(db, 'batches', () =>
    sql<{
      id: number
    }>`select id from contratos where assinatura is not null order by id desc limit ${most}`.execute(db),
  )
  return rows.map(({ id }) => id)
}
