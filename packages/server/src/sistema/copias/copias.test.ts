import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MESSAGES } from '@paco/domain/sistema/messages'
import { describe, expect, it } from 'vitest'
import { openCity } from './copias.testing.ts'
import type { Oficina } from './processo.ts'

const startCopias = await openCity()
const NIGHT = new Date('2026-11-19T06:00:30Z')
const failing = (message: string): Oficina => ({
  fazer: () => Promise.reject(new Error(message)),
  close: async () => {},
})

describe('backups made by the clock', () => {
  it('are made where there is none, then once a night, each noted beside it', async () => {
    const { copias, clock, pasta, said } = startCopias()
    await copias.round()
    const first = 'paco-diaria-20261118T120000Z.backup.gz'
    expect((await readdir(pasta)).sort()).toEqual([first, `${first}.json`])
    expect((await stat(pasta)).mode & 0o777).toBe(0o700)
    expect((await stat(join(pasta, `${first}.json`))).mode & 0o777).toBe(0o600)
    await copias.round()
    clock.now = new Date('2026-11-19T05:59:59Z')
    await copias.round()
    expect((await copias.tell()).copias).toHaveLength(1)
    clock.now = NIGHT
    await copias.round()
    expect(await copias.tell()).toMatchObject({
      ...{ situacao: 'em dia', falha: null, em_andamento: false, pasta, hora: 3, destino: null },
      copias: [
        { nome: 'paco-diaria-20261119T060030Z.backup.gz', conferida: true, enviada: null },
        { nome: first, conferida: true, enviada: null },
      ],
    })
    expect(said).toHaveLength(2)
    clock.now = new Date('2026-11-21T06:00:31Z')
    expect(await copias.troubles()).toEqual([MESSAGES.copyLate])
  })

  it('are one when fifty ask at once, and count as that of the night', async () => {
    const { copias, clock } = startCopias()
    await Promise.all(Array.from({ length: 50 }, () => copias.fazer('pedida')))
    await copias.round()
    expect((await copias.tell()).copias).toHaveLength(1)
    clock.now = NIGHT
    await Promise.all([copias.round(), copias.round()])
    expect((await copias.tell()).copias.map(({ tipo }) => tipo)).toEqual(['diaria', 'pedida'])
  })

  it('are made by nobody where the city does not want that, and on request still', async () => {
    const { copias, clock } = startCopias({ hora: null })
    await copias.round()
    expect(await copias.tell()).toMatchObject({ situacao: 'nenhuma', hora: null, copias: [] })
    await copias.fazer('pedida')
    expect((await copias.tell()).situacao).toBe('em dia')
    clock.now = new Date('2027-01-01T00:00:00Z')
    expect(await copias.troubles()).toEqual([])
  })

  it('of many nights are those that are to be kept', async () => {
    const { copias, pasta, clock } = startCopias()
    await mkdir(pasta, { recursive: true })
    const good = JSON.stringify({ conferida: true, motivo: null, cifrada: false, enviada_em: null })
    for (const day of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']) {
      const nome = `paco-diaria-202611${day}T060000Z.backup.gz`
      await writeFile(join(pasta, nome), '')
      await writeFile(join(pasta, `${nome}.json`), good)
    }
    clock.now = new Date('2026-11-11T06:00:00Z')
    await copias.round()
    const left = (await copias.tell()).copias.map(({ nome }) => nome.slice(18, 20))
    expect(left).toEqual(['11', '10', '09', '08', '07', '06', '05', '01'])
    expect((await readdir(pasta)).filter((name) => name.endsWith('.json'))).toHaveLength(8)
  })
})

describe('a backup that fails', () => {
  it('is told with its reason, and is tried again the next day', async () => {
    const { copias, clock, pasta, said } = startCopias()
    await writeFile(pasta, 'no folder')
    await copias.round()
    await copias.round()
    expect(said).toEqual([`warn A cópia de segurança falhou: Não é possível usar a pasta ${pasta}.`])
    expect(await copias.troubles()).toEqual([MESSAGES.copyFailed])
    await rm(pasta)
    await copias.round()
    expect((await copias.tell()).copias).toEqual([])
    clock.now = NIGHT
    await copias.round()
    expect(await copias.troubles()).toEqual([])
    expect((await copias.tell()).copias).toHaveLength(1)
  })

  it.each([
    ['a full disk', 'ENOSPC: no space left on device, write', /O disco de .* está cheio\./],
    ['a folder of others', 'EACCES: permission denied', /Sem permissão para gravar em /],
    ['a process that ended', 'A cópia de segurança não foi feita: o processo terminou (SIGKILL)', /SIGKILL/],
  ])('by %s says so', async (_, message, words) => {
    const { copias, pasta } = startCopias({}, failing(message))
    await copias.round()
    expect((await copias.tell()).falha).toMatch(words)
    expect(await readdir(pasta)).toEqual([])
  })

  it('because it cannot be restored is kept to be looked at, and is not a good one', async () => {
    const { copias } = startCopias(
      {},
      {
        fazer: async ({ arquivo }) => {
          await writeFile(arquivo, 'x')
          return { contagens: {}, sha256: '', conferida: false, motivo: 'A linha 3 foi alterada.' }
        },
        close: async () => {},
      },
    )
    await copias.round()
    const told = await copias.tell()
    expect(told).toMatchObject({ situacao: 'atrasada', copias: [{ conferida: false }] })
    expect(told.falha).toMatch(/não passou na conferência\. A linha 3 foi alterada\./)
  })

  it('leaves what is half made to the next, which takes it away and nothing that is not ours', async () => {
    const { copias, pasta } = startCopias()
    await mkdir(join(pasta, '.trabalho', 'conferencia'), { recursive: true })
    const [half, other] = ['paco-diaria-20261117T060000Z.backup.gz.parcial', 'minha.backup.gz.parcial']
    for (const name of [half, other, 'leia-me.txt']) await writeFile(join(pasta, name), '')
    await copias.round()
    const left = await readdir(pasta)
    expect(left).toEqual(expect.arrayContaining([other, 'leia-me.txt']))
    expect(left).toHaveLength(4)
  })

  it('when the server stops is nobody’s failure', async () => {
    let refuse: ((error: Error) => void) | undefined
    const hanging: Oficina = {
      fazer: () =>
        new Promise((_, reject) => {
          refuse = reject
        }),
      close: async () => refuse?.(new Error('o servidor está sendo encerrado')),
    }
    const { copias, said } = startCopias({}, hanging)
    const making = copias.round()
    await expect.poll(() => refuse).toBeDefined()
    expect((await copias.tell()).em_andamento).toBe(true)
    await copias.stop()
    await making
    expect(said).toEqual([])
  })
})

it('what a record beside a backup says that nobody can read is nothing good', async () => {
  const { copias, pasta } = startCopias({ hora: null })
  await mkdir(pasta, { recursive: true })
  const nome = 'paco-diaria-20261118T060000Z.backup.gz'
  await writeFile(join(pasta, nome), 'x')
  await writeFile(join(pasta, `${nome}.json`), '{"conferida": tr')
  expect((await copias.tell()).copias).toMatchObject([{ nome, conferida: false }])
  expect(await readFile(join(pasta, nome), 'utf8')).toBe('x')
})
