import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { loginAs, openMigratedDatabase, openTestDatabase, startTestApp } from '../../test/harness.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { backup } from './backup.ts'
import { nextSum, START_SUM, splitSum } from './line-sums.ts'
import { isKept, listTables, sortByNeed } from './queries.ts'
import { restore } from './restore.ts'

const folder = await mkdtemp(join(tmpdir(), 'paco-backup-'))
afterAll(() => rm(folder, { recursive: true }))

/**
 * Everything a restore must bring back: all rows of all tables, seals and counters included. What the database makes of
 * them by itself is made anew, and folded text comes out differently where versions fold `º` differently.
 */
async function contents({ pool, db }: Database) {
  const all: Record<string, unknown> = {}
  for (const { name, columns } of (await listTables(db)).filter(isKept)) {
    const kept = name === 'configuracao' ? "where chave <> 'segredo'" : ''
    const { rows } = await pool.query(
      `select coalesce(json_agg(t order by t::text), '[]')::text as rows from (select ${columns.join(', ')} from ${name} ${kept}) t`,
    )
    all[name] = rows[0].rows
  }
  return all
}

const source = await startTestApp()
const admin = await loginAs(source, { role: 'admin', name: 'Zoë "aspas" \\ barra\u2028linha' })
// Of all 27, so that the trail has more lines than are written at once.
for (let i = 0; i < 45; i++) {
  await source.database.pool.query("update secretarias set formacao = 'Formação ' || $1 + id", [i])
}
await source.database.pool.query(
  "insert into fotos (nome, dono, bytes) values ('a.webp', 'secretarias/1', $1)",
  [Buffer.from([0, 255, 10, 34, 92])],
)
await source.database.pool.query(
  "insert into cidade_brasao (impressao, bytes, miniatura) values ('0123456789abcdef0123', $1, $1)",
  [Buffer.from([137, 80, 78, 71, 0, 255])],
)
const file = join(folder, 'paco.backup.gz')
const counts = await backup(source.database.db, file)

describe('a backup', () => {
  it('comes back whole: every row, every seal, and the next number after the last', async () => {
    const target = await openTestDatabase()
    expect(await restore(target, file)).toEqual(counts)
    expect(await contents(target)).toEqual(await contents(source.database))
    const { rows } = await target.pool.query(
      "insert into secretarias (nomesecretaria) values ('Depois') returning id",
    )
    expect(rows[0].id).toBe(28)
    const { rows: chain } = await target.pool.query('select * from auditoria_verificar()')
    expect(chain[0].primeira_falha).toBeNull()
    await expect(target.pool.query('delete from auditoria')).rejects.toThrow('não pode ser alterada')
  })

  it('moves to an embedded database, and from there back to the kind it came from', async () => {
    const embedded = await openDatabase({})
    await restore(embedded, file)
    expect(await contents(embedded)).toEqual(await contents(source.database))
    const again = join(folder, 'again.gz')
    await backup(embedded.db, again)
    await embedded.close()
    const target = await openTestDatabase()
    await restore(target, again)
    expect(await contents(target)).toEqual(await contents(source.database))
  })

  it('is not poured over data that is there', async () => {
    const before = await contents(source.database)
    await expect(restore(source.database, file)).rejects.toThrow('já tem dados')
    expect(await contents(source.database)).toEqual(before)
    expect((await source.app.inject({ url: '/api/eu', headers: admin.headers })).statusCode).toBe(200)
  })

  it('leaves the database empty when the file is cut off or is something else', async () => {
    const target = await openTestDatabase()
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, readFileSync(file))
    truncateSync(cut, 4000)
    await expect(restore(target, cut)).rejects.toThrow(/danificado|incompleto/)
    const text = join(folder, 'texto.gz')
    writeFileSync(text, 'isto não é um backup')
    await expect(restore(target, text)).rejects.toThrow('danificado')
    await expect(restore(target, join(folder, 'nenhum.gz'))).rejects.toThrow('não existe')
    const { rows } = await target.pool.query("select to_regclass('usuarios') as made")
    expect(rows[0].made, 'all or nothing').toBeNull()
    await migrate(target.pool)
    expect((await target.pool.query('select count(*) as n from usuarios')).rows[0].n).toBe(0)
    expect(await restore(target, file)).toEqual(counts)
  })
})

/** The file with one of its lines changed. */
function altered(name: string, change: (lines: string[]) => void): string {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  change(lines)
  const path = join(folder, name)
  writeFileSync(path, gzipSync(lines.join('\n')))
  return path
}

/** Where what is refused leaves nothing behind. Its tables are there already: making them takes longer than all else. */
const vacant = await openMigratedDatabase()
const untouched = await contents(vacant)

/** One row of a table as somebody made it who knows how to sum. */
type Change = (row: string, before: string) => string

function rewrite(lines: string[], table: string, number: number, change: Change): void {
  const at = lines.findIndex((line) => line.startsWith(`{"tabela":"${table}"`))
  const end = lines.findIndex((line, index) => index > at && line.startsWith('{"'))
  let sum = START_SUM
  for (let index = at + 1; index < end; index++) {
    const { row } = splitSum(lines[index] ?? '')
    const text = index === at + number ? change(row, lines[index - 1] ?? '') : row
    sum = nextSum(sum, text)
    lines[index] = `${sum} ${text}`
  }
}

describe('what a backup lets nobody do', () => {
  it('is read by others on the machine, or opens a door', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = gunzipSync(readFileSync(file)).toString('utf8')
    for (const secret of [
      '"segredo"',
      '{"tabela":"sessoes"',
      '{"tabela":"agendas"',
      '{"tabela":"convites"',
      '{"tabela":"senha_links"',
      '{"tabela":"senha_pedidos"',
      '{"tabela":"segundo_fator"',
      '{"tabela":"codigos_recuperacao"',
      '{"tabela":"desafios"',
      '{"tabela":"entradas_oidc"',
      '{"tabela":"entradas_codigos"',
      '{"tabela":"pedidos"',
    ])
      expect(text).not.toContain(secret)
    expect(Object.keys(counts)).not.toContain('limites')
  })

  it('is altered unseen: the line is named', async () => {
    const changed = altered('alterado.gz', (lines) => {
      const at = lines.findIndex((line) => line.startsWith('{"tabela":"secretarias"'))
      lines[at + 3] = lines[at + 3]?.replace('Formação', 'Deformação') ?? ''
    })
    await expect(restore(vacant, changed)).rejects.toThrow(
      'A linha 3 da tabela secretarias do backup foi alterada.',
    )
    expect(await contents(vacant)).toEqual(untouched)
  })

  it('has a trail that was written anew, sums and all', async () => {
    const changed = altered('trilha.gz', (lines) =>
      rewrite(lines, 'auditoria', 5, (row) =>
        row.replace(/"usuario_nome":"[^"]*"/, '"usuario_nome":"outro"'),
      ),
    )
    await expect(restore(vacant, changed)).rejects.toThrow(
      /^A linha \d+ da trilha de auditoria do backup foi alterada/,
    )
  })

  it.each<[string, string, Change]>([
    [
      'text in a number',
      'tem um valor que não cabe na sua coluna',
      (row) => row.replace(/"id":\d+/, '"id":"sete"'),
    ],
    [
      'a number too large',
      'tem um valor que não cabe na sua coluna',
      (row) => row.replace(/"id":\d+/, '"id":9e99'),
    ],
    ['a column too few', 'tem colunas a mais ou a menos', (row) => row.replace(/"id":\d+,/, '')],
    ['a column too many', 'tem colunas a mais ou a menos', (row) => row.replace('{', '{"outra":1,')],
    ['a list for a row', 'tem colunas a mais ou a menos', () => '[1, 2]'],
    ['no JSON at all', 'não é JSON', (row) => row.slice(0, -9)],
    [
      'the number of another',
      'tem um valor vazio, repetido ou de um registro que não existe',
      (row, before) => row.replace(/"id":\d+/, /"id":\d+/.exec(before)?.[0] ?? ''),
    ],
  ])('has a row with %s: one sentence names table and line', async (_what, why, change) => {
    const path = altered('linha.gz', (lines) => rewrite(lines, 'secretarias', 7, change))
    await expect(restore(vacant, path)).rejects.toThrow(
      new OperatorError(`A linha 7 da tabela secretarias do backup está danificada: ${why}.`),
    )
    expect(await contents(vacant), 'all or nothing').toEqual(untouched)
  })

  it('names a column that is not known here', async () => {
    const path = altered('coluna.gz', (lines) => {
      const at = lines.findIndex((line) => line.startsWith('{"tabela":"secretarias"'))
      lines[at] = lines[at]?.replace('"id"', '"id","outra"') ?? ''
    })
    await expect(restore(vacant, path)).rejects.toThrow(
      new OperatorError('Coluna desconhecida na tabela secretarias do backup: outra.'),
    )
  })

  it('comes from a version that is not known here', async () => {
    const newer = altered('novo.gz', (lines) => {
      lines[0] = lines[0]?.replace(/"\]\}$/, '","9999_futuro"]}') ?? ''
    })
    await expect(restore(vacant, newer)).rejects.toThrow('versão mais nova do Paço (9999_futuro)')
  })

  it('is opened without its pass phrase', async () => {
    const locked = join(folder, 'cifrado.backup')
    await backup(source.database.db, locked, 'uma frase bem comprida')
    expect(readFileSync(locked).includes('paco-backup')).toBe(false)
    const target = await openMigratedDatabase()
    await expect(restore(target, locked)).rejects.toThrow('BACKUP_PASSPHRASE')
    await expect(restore(target, locked, 'outra frase qualquer')).rejects.toThrow('frase-senha é outra')
    expect(await restore(target, locked, 'uma frase bem comprida')).toEqual(counts)
  })
})

describe('the order of tables', () => {
  it('puts those that others need first, and refuses circles', () => {
    const table = (name: string, ...needs: string[]) => ({ name, needs })
    expect(sortByNeed([table('c', 'b'), table('b', 'a'), table('a')]).map(({ name }) => name)).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(() => sortByNeed([table('a', 'b'), table('b', 'a')])).toThrow('circle')
  })
})
