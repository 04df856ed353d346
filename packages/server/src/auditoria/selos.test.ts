import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { listTables } from '../backup/queries.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { findLine } from './queries.ts'
import { keepSelo, readSelos, startSelos } from './selos.ts'
import { openVerifier } from './verificacao.ts'

const place = mkdtempSync(join(tmpdir(), 'paco-selos-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
let folders = 0
const newFolder = () => join(place, String(++folders))

const NOON = new Date('2026-11-16T15:00:00Z')
const noon = () => NOON

/** What the program says, line by line, kept from the terminal. */
const said = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
const warned = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
const textOf = (spy: typeof said) => spy.mock.calls.map(([text]) => String(text)).join('')

const {
  database: { db, pool },
} = await startTestApp()

const write = (word: string) =>
  transact(db, SYSTEM, (trx) =>
    trx.updateTable('secretarias').set({ formacao: word }).where('id', '=', 12).execute(),
  )
const writeMany = async (count: number) => {
  for (let i = 0; i < count; i++) await write(randomUUID())
}
await writeMany(60)

const last = async () => (await findLine(db)) ?? { linha: 0, hash: '' }

/** As whoever owns the tables can. */
async function forge(statement: string): Promise<void> {
  await pool.query('alter table auditoria disable trigger user')
  await pool.query(statement)
  await pool.query('alter table auditoria enable trigger user')
}

/** Gives a line other words, and every line from there on the seal that fits. */
const reseal = (linha: number) =>
  forge(`do $$
    declare l auditoria; lacre text;
    begin
      update auditoria set usuario_nome = 'outro' where id = ${linha};
      select hash into lacre from auditoria where id = ${linha - 1};
      for l in select * from auditoria where id >= ${linha} order by id loop
        l.anterior := lacre;
        lacre := auditoria_hash(l);
        update auditoria set anterior = l.anterior, hash = lacre where id = l.id;
      end loop;
    end $$`)

/** Making a database takes long: the trail is put back as it was after each test. */
beforeEach(async () => {
  const own = (await listTables(db)).find(({ name }) => name === 'auditoria')?.columns.join(', ')
  await pool.query(`create table trilha_inteira as select ${own} from auditoria`)
  return async () => {
    await forge('delete from auditoria')
    await forge(`insert into auditoria (${own}) table trilha_inteira`)
    await pool.query('drop table trilha_inteira')
  }
})

describe('the last seal goes out of the database', () => {
  it('into the log and into a file of the month that only its owner reads', async () => {
    const folder = newFolder()
    said.mockClear()
    await startSelos(db, folder, noon)
    const { linha, hash } = await last()
    expect(readdirSync(folder)).toEqual(['selos-2026-11.txt'])
    const file = join(folder, 'selos-2026-11.txt')
    expect(readFileSync(file, 'utf8')).toBe(`2026-11-16T15:00:00.000Z ${linha} ${hash}\n`)
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(textOf(said))).toMatchObject({
      level: 'info',
      selo: { instante: '2026-11-16T15:00:00.000Z', linha, hash },
    })
  })

  it('at the start, when lines came, when a day began, and at the end; never twice for nothing', async () => {
    const folder = newFolder()
    let now = NOON
    const selos = await startSelos(db, folder, () => now)
    const count = async () => (await readSelos(folder)).selos.length
    await selos.round()
    expect(await count()).toBe(1)
    await writeMany(1)
    await selos.round()
    expect(await count()).toBe(2)
    now = new Date('2026-11-17T02:59:00Z')
    await selos.round()
    expect(await count()).toBe(2)
    now = new Date('2026-11-17T03:01:00Z')
    await selos.round()
    expect(await count()).toBe(3)
    await selos.put()
    expect(await count()).toBe(4)
  })

  it('into the log alone where there is no folder', async () => {
    said.mockClear()
    await startSelos(db, undefined, noon)
    expect(textOf(said)).toContain((await last()).hash)
  })

  it('after a torn line begins one of its own, and what cannot be read is counted', async () => {
    const folder = newFolder()
    const hash = 'c'.repeat(64)
    await keepSelo(folder, { instante: NOON.toISOString(), linha: 1, hash })
    appendFileSync(join(folder, 'selos-2026-11.txt'), '2026-11-16T15:00')
    await keepSelo(folder, { instante: NOON.toISOString(), linha: 2, hash })
    const { selos, ilegiveis } = await readSelos(folder)
    expect([selos.map(({ linha }) => linha), ilegiveis]).toEqual([[1, 2], 1])
  })

  it('a folder that cannot be used is named at the start', async () => {
    const taken = join(place, 'arquivo')
    writeFileSync(taken, '')
    await expect(startSelos(db, taken, noon)).rejects.toThrow(/Não é possível gravar os selos .*SEAL_DIR/)
  })
})

describe('held against the seals outside', () => {
  it('the last twenty lines cannot go in silence, though the chain is whole without them', async () => {
    const folder = newFolder()
    await startSelos(db, folder, noon)
    const { linha } = await last()
    await forge(`delete from auditoria where id > ${linha - 20}`)
    const verify = openVerifier(db, folder, noon)
    expect(await verify({})).toEqual({
      integra: false,
      registros: linha - 20,
      conferidos: linha - 20,
      concluida: true,
      primeira_falha: null,
      ultimo_hash: (await last()).hash,
      selos: 1,
      selos_ilegiveis: 0,
      diferenca: `O registro ${linha}, que o selo de 16/11/2026 12:00 atesta, não está mais na trilha: registros foram apagados depois do registro 0.`,
    })
    warned.mockClear()
    await startSelos(db, folder, noon)
    expect(textOf(warned)).toContain('difere dos selos')
    expect(await verify({})).toMatchObject({ integra: false })
  })

  it('nor does it help to write as many again', async () => {
    const folder = newFolder()
    await startSelos(db, folder, noon)
    const { linha } = await last()
    await forge(`delete from auditoria where id > ${linha - 20}`)
    await writeMany(25)
    const found = await openVerifier(db, folder, noon)({})
    expect(found).toMatchObject({ integra: false, primeira_falha: null })
    expect(found.diferenca).toMatch(`O registro ${linha} não tem mais o lacre`)
  })

  it('any line sealed anew is found, and between which two seals', async () => {
    const folder = newFolder()
    const selos = await startSelos(db, folder, noon)
    const first = (await last()).linha
    await writeMany(20)
    await selos.put()
    const second = (await last()).linha
    await reseal(first + 3)
    const found = await openVerifier(db, folder, noon)({ completa: true })
    expect(found).toMatchObject({ integra: false, primeira_falha: null, selos: 2 })
    expect(found.diferenca).toMatch(`algo mudou entre os registros ${first + 1} e ${second}.`)
  })

  it('without a folder, what this server itself has seen must still be there', async () => {
    const verify = openVerifier(db, undefined, noon)
    expect(await verify({})).toMatchObject({ integra: true, selos: 0 })
    const { linha } = await last()
    await forge(`delete from auditoria where id > ${linha - 20}`)
    for (const asked of [{}, { completa: true }, { desde: 5 }]) {
      const { integra, diferenca } = await verify(asked)
      expect([integra, diferenca]).toEqual([false, expect.stringContaining(`O registro ${linha}`)])
    }
  })
})

describe('walked in stretches', () => {
  const whole = { integra: true, primeira_falha: null, diferenca: null, concluida: true }

  it('it gives the same answer as in one walk, whole or broken anywhere', async () => {
    const { linha } = await last()
    const inOne = async () => (await pool.query('select * from auditoria_verificar()')).rows[0]
    const inStretches = (stretch: number) =>
      openVerifier(db, undefined, noon, { stretch })({ completa: true })
    const compare = async () => {
      const { primeira_falha, ultimo_hash } = await inOne()
      for (const stretch of [1, 7, linha, 5000])
        expect(await inStretches(stretch)).toMatchObject({ primeira_falha, ultimo_hash })
      return primeira_falha
    }
    expect(await compare()).toBeNull()
    expect(await inStretches(7)).toMatchObject({ ...whole, registros: linha, conferidos: linha })
    await forge(`update auditoria set usuario_nome = 'outro' where id = ${linha - 7}`)
    expect(await compare()).toBe(linha - 7)
    await forge(`delete from auditoria where id between 14 and 20`)
    expect(await compare()).toBe(21)
    await forge(`update auditoria set id = -4 where id = 7`)
    expect(await compare()).toBe(-4)
  })

  it('a call that has walked long enough says where it is, and another goes on from there', async () => {
    const verify = openVerifier(db, undefined, noon, { stretch: 10, patience: 0 })
    const { linha } = await last()
    const first = await verify({ completa: true })
    expect(first).toMatchObject({ ...whole, concluida: false, conferidos: 10, registros: linha })
    const elsewhere = openVerifier(db, undefined, noon, { stretch: 10, patience: 0 })
    expect(await elsewhere({ desde: first.conferidos })).toMatchObject({ conferidos: 20, concluida: false })
    expect(await verify({})).toMatchObject({ conferidos: 20, concluida: false })
    await writeMany(1)
    let found = await verify({})
    while (!found.concluida) found = await verify({})
    expect(found).toMatchObject({ ...whole, conferidos: linha + 1, registros: linha + 1 })
    expect(await verify({ completa: true })).toMatchObject({ concluida: false, conferidos: 10 })
  })

  it('what was walked is not walked again unless asked to; a line that is gone is looked for from the first', async () => {
    const verify = openVerifier(db, undefined, noon)
    expect(await verify({})).toMatchObject(whole)
    const { linha } = await last()
    await forge(`update auditoria set usuario_nome = 'outro' where id = 15`)
    expect(await verify({})).toMatchObject(whole)
    expect(await verify({ completa: true })).toMatchObject({ integra: false, primeira_falha: 15 })
    expect(await verify({ desde: linha + 1000 })).toMatchObject({ integra: false, primeira_falha: 15 })
  })

  it('writes and seals meanwhile raise no alarm', async () => {
    const folder = newFolder()
    const selos = await startSelos(db, folder, noon)
    const verify = openVerifier(db, folder, noon, { stretch: 3 })
    const writing = Promise.all(
      Array.from({ length: 40 }, async () => {
        await writeMany(1)
        await selos.put()
      }),
    )
    const found = await Promise.all(Array.from({ length: 20 }, (_, i) => verify({ completa: i % 2 === 0 })))
    await writing
    for (const each of [...found, await verify({ completa: true })]) expect(each).toMatchObject(whole)
  })
})
