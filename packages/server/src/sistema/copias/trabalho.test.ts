import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { verify } from '../../backup/verify.ts'
import { aqui, openCity } from './copias.testing.ts'

const startCopias = await openCity()

it('a backup is made while people write, of one instant, locked, proven, and noted', async () => {
  const { copias, pasta, database } = startCopias({ frase: 'uma frase bem comprida' }, aqui)
  const { pool } = database
  let isOver = false
  const isThere = async () => (await readdir(pasta).catch(() => [])).some((name) => name.endsWith('.gz'))
  let written = 0
  const writing = (async () => {
    // Until the file is there: what is done with it then waits for nobody.
    for (; !isOver && !(await isThere()); written++) {
      const client = await pool.connect()
      await client.query('begin')
      for (const side of ['a', 'b'])
        await client.query('insert into limites (chave, contagem, expira_em) values ($1, 1, now())', [
          `${side}${written}`,
        ])
      await client.query(
        "insert into fotos (nome, dono, bytes) values ($1, 'secretarias/1', ''), ($2, 'secretarias/1', '')",
        [`a${written}.webp`, `b${written}.webp`],
      )
      await client.query('commit')
      client.release()
    }
  })()
  await copias.fazer('pedida')
  isOver = true
  await writing

  const told = await copias.tell()
  expect(told).toMatchObject({
    falha: null,
    copias: [{ tipo: 'pedida', cifrada: true, conferida: true, motivo: null }],
  })
  const [nome = '', beside = ''] = (await readdir(pasta)).sort()
  expect(beside).toBe(`${nome}.json`)
  const text = await readFile(join(pasta, beside), 'utf8')
  const { contagens } = JSON.parse(text)
  expect(text).not.toContain('comprida')
  expect(contagens.secretarias).toBe(27)
  expect(contagens.fotos % 2).toBe(0)
  expect(contagens.fotos).toBeLessThanOrEqual(2 * written)
  expect((await stat(join(pasta, nome))).mode & 0o777).toBe(0o600)
  expect((await readFile(join(pasta, nome))).subarray(0, 8).toString()).toBe('PACOCRY2')

  const frase = 'uma frase bem comprida'
  const more = { ...contagens, secretarias: 28 }
  await expect(verify(join(pasta, nome), frase, more, join(pasta, 'a'))).rejects.toThrow(
    /secretarias tem 27 em vez de 28/,
  )
})
