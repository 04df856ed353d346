import {
  type CampoKind,
  type Familia,
  hasPrivate,
  tableOf,
  vigenciasOf,
} from '@paco/domain/convenios/familia'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import { describe, expect, it } from 'vitest'
import { openMigratedDatabase } from '../../test/harness.ts'

const { pool } = await openMigratedDatabase()

const TYPES: Record<CampoKind, string> = {
  text: 'text',
  longtext: 'text',
  year: 'integer',
  money: 'numeric(15,2)',
  day: 'date',
  choice: 'text',
  cnpj: 'text',
}

async function columnsOf(table: string): Promise<{ name: string; type: string; required: boolean }[]> {
  const { rows } = await pool.query(
    `select column_name as name, is_nullable = 'NO' as required,
      data_type || case when data_type = 'numeric' then '(' || numeric_precision || ',' || numeric_scale || ')' else '' end as type
     from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}

const helpers = (familia: Familia) => (vigenciasOf(familia).length > 0 ? ['vence_em'] : [])

describe.each(FAMILIAS.map((familia) => [familia.key, familia] as const))('%s', (_, familia: Familia) => {
  const names = familia.campos.map(({ key }) => key)

  it('has a table with exactly the fields of its description', async () => {
    const columns = await columnsOf(tableOf(familia))
    const own = names.map((name) => columns.find((column) => column.name === name))
    expect(own).toEqual(
      familia.campos.map(({ key, kind, required }) => ({
        name: key,
        type: TYPES[kind],
        required: required ?? false,
      })),
    )
    const others = columns.map(({ name }) => name).filter((name) => !names.includes(name))
    const internal = hasPrivate(familia) ? ['busca_interna'] : []
    expect(others).toEqual(['id', 'versao', ...helpers(familia), 'busca', ...internal])
  })

  it('is read through views that hold what may be read', async () => {
    const view = async (name: string) => (await columnsOf(name)).map((column) => column.name)
    const name = `lista_${tableOf(familia)}`
    expect(await view(name)).toEqual(['id', ...names, 'versao', ...helpers(familia), 'busca'])
    const open = familia.campos.filter((campo) => !campo.private).map(({ key }) => key)
    expect(await view(`${name}_aberta`)).toEqual(
      hasPrivate(familia) ? ['id', ...open, 'versao', ...helpers(familia), 'busca'] : [],
    )
  })

  it('stands under audit', async () => {
    const { rows } = await pool.query(
      `select 1 from pg_trigger where tgrelid = $1::regclass and tgname like 'auditar\\_%'`,
      [tableOf(familia)],
    )
    expect(rows).toHaveLength(3)
  })
})

it('no table of agreements is without its description', async () => {
  const { rows } = await pool.query(
    `select table_name from information_schema.tables
     where table_schema = current_schema() and table_name like 'convenios\\_%' order by table_name`,
  )
  expect(rows.map(({ table_name }) => table_name)).toEqual(FAMILIAS.map(tableOf).sort())
})
