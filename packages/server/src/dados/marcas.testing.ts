import { changes } from '../db/changes.ts'
import type { Database } from '../db/database.ts'

/** Of which row and column a text is: found again wherever it is told. */
const MARCA = /~~(\w+\.\w+)\.(\d*)~~/g

/** What is told of rows that are marked: by column, the numbers of the rows. */
export function marksIn(text: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const [, column = '', id] of text.matchAll(MARCA))
    found.set(column, (found.get(column) ?? new Set()).add(Number(id)))
  return found
}

/** Codes, keys, choices among few and addresses of files: another text there would be another record, or none. */
const CODES = new Set([
  'arquivo_partes.sha256',
  'arquivo_restos.sha256',
  'arquivos.sha256',
  'auditoria_nomes.registro',
  'checklist_regras.codigo',
  'checklist_regras.condicao',
  'declaracoes.codigo',
  'diario.arquivo',
  'diario.foto',
  'diario.miniatura',
  'documento_versoes.arquivo',
  'documentos.codigo',
  'fotos.nome',
  'opcoes_orcamento.codigo',
  'projetos.status',
  'projetos_totais.status',
  'quantitativos_itens.tabela',
])

/** Plumbing, the trail that only grows, what is made from other columns, and what the city says of itself for all to read. */
const LEFT = new Set([
  'auditoria',
  'cidade',
  'configuracao',
  'limites',
  'migracoes',
  'objetos',
  'pedidos',
  'projeto_texto',
])

/** JSON that nobody outside reads a part of. */
const WHOLE_JSON = new Set(['importacao_linhas', 'importacoes', 'lixeira'])

/** As the program itself does when their definition changes. */
const TEXTS = `
  update projeto_texto t set proprios = p.proprios, reservado = p.reservado, etapas = coalesce(e.etapas, '')
  from projeto_proprios p left join projeto_etapas e on e.projeto_id = p.id where p.id = t.id`

interface Column {
  readonly tabela: string
  readonly coluna: string
  readonly json: boolean
}

/**
 * Writes into every text of every table whose it is, and what else is wished after it. Answers which columns took it: those
 * with a form of their own do not.
 */
export async function markAll(
  { pool }: Pick<Database, 'pool'>,
  after: (place: number) => string = () => '',
): Promise<string[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_name as tabela, c.column_name as coluna, c.data_type = 'jsonb' as json
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
      and c.is_generated = 'NEVER' and c.column_name not like 'busca%'
    order by 1, 2`)
  const wanted = rows.filter(
    ({ tabela, coluna, json }) =>
      !LEFT.has(tabela) && !CODES.has(`${tabela}.${coluna}`) && (!json || WHOLE_JSON.has(tabela)),
  )
  const taken: string[] = []
  for (const [place, { tabela, coluna, json }] of wanted.entries()) {
    const mark = `'~~${tabela}.${coluna}.' || coalesce(to_jsonb(t) ->> 'id', '') || '~~${after(place)}'`
    const update = `update ${tabela} t set ${coluna} = ${json ? `jsonb_build_array(${mark})` : mark}`
    // Where a rule of the table ties it to another column, what is empty stays so.
    const tries = [update, `${update} where ${coluna} is not null`]
    for (const statement of tries) {
      if (taken.at(-1) === `${tabela}.${coluna}`) break
      if (await written(pool, statement)) taken.push(`${tabela}.${coluna}`)
    }
  }
  await pool.query(TEXTS)
  // Every row was written anew, and the planner knows none of them.
  await pool.query('analyze')
  changes.emit('written')
  return taken
}

/** Writes what triggers would keep from changing; false where the table itself refuses it. */
async function written(pool: Database['pool'], statement: string): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    await client.query(statement)
    await client.query('commit')
    return true
  } catch {
    await client.query('rollback')
    return false
  } finally {
    client.release()
  }
}
