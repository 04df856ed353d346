import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Servidor } from '../queries.ts'
import { avaliar, embutido } from './banco.ts'
import { conselhos } from './conselhos.ts'
import { copias } from './copias.ts'
import { examinar } from './doctor.ts'
import { aviso, erro, ok, relatorio } from './laudo.ts'
import { arquivosAbertos, espaco, memoria } from './maquina.ts'

const folder = mkdtempSync(join(tmpdir(), 'paco-doctor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOW = new Date('2026-11-18T12:00:00Z')
const GIB = 1024 ** 3

describe('the machine', () => {
  it.each([
    ['little memory', memoria(GIB / 2), 'aviso', /0,5 GB/],
    ['enough of it', memoria(4 * GIB), 'ok', /^4,0 GB$/],
    ['few open files', arquivosAbertos(1024)[0] ?? ok('', ''), 'aviso', /deixa abrir 1024/],
    ['no room', espaco('/dados', 1024), 'erro', /recusa gravações/],
    ['little room', espaco('/dados', GIB), 'aviso', /Restam 1,0 GB em \/dados/],
    ['enough of it', espaco('/dados', 100 * GIB), 'ok', /100,0 GB livres/],
  ])('%s', (_, { estado, texto }, expected, words) => {
    expect(estado).toBe(expected)
    expect(texto).toMatch(words)
  })
})

it('as many open files as the service has are not spoken of', () => {
  expect([arquivosAbertos(65_536), arquivosAbertos(null)]).toEqual([[], []])
})

describe('the server of the database', () => {
  const good: Servidor = { versao: 160_004, so_leitura: false, pode_criar: true, agora: NOW, conexoes: 97 }
  it.each<[string, Partial<Servidor>, RegExp[]]>([
    ['as it should be', {}, [/^✓ PostgreSQL +versão 16\.4$/m, /Está tudo em ordem/]],
    ['too old', { versao: 130_010 }, [/✗ PostgreSQL +A versão 13 é antiga demais: use a 14/, /1 problema/]],
    ['a replica', { so_leitura: true }, [/✗ PostgreSQL +Só aceita leitura/]],
    ['without rights', { pode_criar: false }, [/não pode criar tabelas/]],
    ['with few connections', { conexoes: 12 }, [/Aceita 12 conexões.* até 17.*max_connections/, /1 aviso/]],
    ['by another clock', { agora: new Date('2026-11-18T12:00:30Z') }, [/diferem 30 segundos/, /1 aviso/]],
  ])('%s', (_, own, words) => {
    const text = relatorio(avaliar({ ...good, ...own }, NOW))
    for (const one of words) expect(text).toMatch(one)
  })
})

it.each([
  [GIB, ['ok']],
  [3 * GIB, ['ok', 'aviso']],
  [5 * GIB, ['ok', 'aviso']],
])('the embedded database of %i bytes: %s', (bytes, estados) => {
  const laudos = embutido('/dados', bytes)
  expect(laudos.map(({ estado }) => estado)).toEqual(estados)
  if (laudos[1]) expect(laudos[1].texto).toMatch(/recomenda-se até 4 GB/)
})

describe('the settings', () => {
  const whole = {
    host: '127.0.0.1',
    trustProxy: 1 as const,
    publicUrl: 'https://processos.cidade.gov.br',
    backupPassphrase: 'uma frase bem comprida',
    correio: { smtp: { host: 'a', port: 25, secure: false, auth: null }, de: 'a@b', endereco: '' },
    metrics: { apart: undefined, token: undefined },
    demo: false,
    admin: { email: undefined, password: undefined },
  }
  it.each([
    ['all said', {}, ['Configuração']],
    ['the demonstration', { demo: true }, ['DEMO']],
    ['open to others without a proxy', { host: '0.0.0.0', trustProxy: false as const }, ['TRUST_PROXY']],
    ['behind a proxy that nobody trusts', { trustProxy: false as const }, ['TRUST_PROXY']],
    [
      'the password of the first hour',
      { admin: { email: 'a@b', password: 'uma senha de teste' } },
      ['ADMIN_PASSWORD'],
    ],
    [
      'one that everybody reads',
      { admin: { email: 'a@b', password: 'demonstracao' } },
      ['ADMIN_PASSWORD', 'ADMIN_PASSWORD'],
    ],
    ['without an address', { publicUrl: undefined }, ['ENDERECO_PUBLICO']],
    ['in the clear', { publicUrl: 'http://processos.cidade.gov.br' }, ['ENDERECO_PUBLICO']],
    ['in the clear on the own machine', { publicUrl: 'http://localhost:3000' }, ['Configuração']],
    ['unlocked backups', { backupPassphrase: undefined }, ['BACKUP_PASSPHRASE']],
    ['no letters', { correio: undefined }, ['SMTP_URL']],
    [
      'measures for anybody',
      { metrics: { apart: { port: 9464, host: '0.0.0.0' }, token: undefined } },
      ['METRICS_TOKEN'],
    ],
    [
      'measures for this machine',
      { metrics: { apart: { port: 9464, host: '127.0.0.1' }, token: undefined } },
      ['Configuração'],
    ],
  ])('%s', (_, own, about) => {
    expect(conselhos({ ...whole, ...own }).map(({ sobre }) => sobre)).toEqual(about)
  })
})

describe('the backups', () => {
  const said = (pasta: string, hora: number | null = 3) =>
    copias({ copias: { pasta, hora, antes: true, s3: undefined } }, NOW)
  const keep = (pasta: string, nome: string, conferida: boolean) => {
    mkdirSync(pasta, { recursive: true })
    writeFileSync(join(pasta, nome), 'x')
    writeFileSync(join(pasta, `${nome}.json`), JSON.stringify({ conferida }))
  }
  it('are good, none yet, late, or made by others', async () => {
    const pasta = join(folder, 'copias')
    expect(await said(pasta)).toMatchObject({ estado: 'aviso', texto: expect.stringContaining('Ainda não') })
    expect(await said(pasta, null)).toMatchObject({
      estado: 'aviso',
      texto: expect.stringContaining('nunca'),
    })
    keep(pasta, 'paco-diaria-20261115T060000Z.backup.gz', true)
    expect(await said(pasta)).toMatchObject({ estado: 'erro', texto: expect.stringContaining('15/11/2026') })
    // One before an update is no night's.
    keep(pasta, 'paco-antes-de-0064-20261118T070000Z.backup.gz', true)
    expect(await said(pasta)).toMatchObject({ estado: 'erro', texto: expect.stringContaining('15/11/2026') })
    keep(pasta, 'paco-diaria-20261118T060000Z.backup.gz', false)
    expect(await said(pasta)).toMatchObject({ estado: 'erro' })
    keep(pasta, 'paco-diaria-20261118T060000Z.backup.gz', true)
    expect(await said(pasta)).toMatchObject({
      estado: 'ok',
      texto: expect.stringContaining('18/11/2026 03:00'),
    })
    writeFileSync(join(folder, 'ocupado'), '')
    expect(await said(join(folder, 'ocupado'))).toMatchObject({ estado: 'erro' })
  })
})

describe('the whole of it', () => {
  const stateOf = async (env: Record<string, string>, about: string) =>
    (await examinar({ PORT: '0', DATA_DIR: folder, PACO_RAIZ: folder, ...env }, NOW)).filter(
      ({ sobre }) => sobre === about,
    )

  it('says of each wrong setting what is wrong', async () => {
    expect(await stateOf({ PORT: 'tres', LOG_LEVEL: 'muito' }, 'Configuração')).toEqual([
      erro('Configuração', 'PORT: informe uma porta entre 0 e 65535.'),
      erro('Configuração', 'LOG_LEVEL: use um de: fatal, error, warn, info, debug, silent.'),
    ])
  })

  it('sees a folder that is a file', async () => {
    writeFileSync(join(folder, 'arquivo'), '')
    const [said] = await stateOf({ DATA_DIR: join(folder, 'arquivo') }, 'DATA_DIR')
    expect(said).toMatchObject({ estado: 'erro', texto: expect.stringContaining('DATA_DIR') })
  })

  it('tells a port that is ours from one that is not', async () => {
    const server = createServer((_, reply) => reply.end('{"Status":"Success"}')).listen(0, '127.0.0.1')
    const other = createSocketServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await Promise.all([once(server, 'listening'), once(other, 'listening')])
    const portOf = (one: { address(): unknown }) => String((one.address() as AddressInfo).port)
    try {
      expect(await stateOf({ PORT: portOf(server) }, 'Porta')).toEqual([
        ok('Porta', `O Paço já atende em 127.0.0.1:${portOf(server)}`),
      ])
      expect(await stateOf({ PORT: portOf(other) }, 'Porta')).toMatchObject([{ estado: 'erro' }])
      expect(await stateOf({ METRICS_PORT: portOf(other) }, 'Porta')).toMatchObject([
        { estado: 'ok' },
        { estado: 'erro', texto: expect.stringContaining('METRICS_PORT') },
      ])
    } finally {
      server.close()
      other.close()
    }
  })

  it('names the neighbours that do not answer', async () => {
    const env = {
      CLAMAV: '127.0.0.1:1',
      DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/paco',
      BACKUP_S3_URL: 'http://127.0.0.1:1/copias',
      BACKUP_S3_CHAVE: 'chave',
      BACKUP_S3_SEGREDO: 'secret',
    }
    const laudos = await examinar({ PORT: '0', DATA_DIR: folder, PACO_RAIZ: folder, ...env }, NOW)
    const text = relatorio(laudos)
    expect(text).toMatch(/✗ PostgreSQL +Nenhum PostgreSQL responde em 127\.0\.0\.1:1/)
    expect(text).toMatch(/✗ Antivírus +não pode ser usado em 127\.0\.0\.1:1/)
    expect(text).toMatch(/✗ Envio de cópias +não pode ser usado em http:\/\/127\.0\.0\.1:1\/copias/)
    expect(text).toMatch(/3 problemas impedem o uso/)
    expect(text).not.toContain('secret')
  })

  it('says that an authority cannot be read', async () => {
    const file = join(folder, 'autoridade.pem')
    const said = () => stateOf({ NODE_EXTRA_CA_CERTS: file }, 'NODE_EXTRA_CA_CERTS')
    expect(await said()).toMatchObject([{ estado: 'erro', texto: `${file} não pôde ser lido (ENOENT).` }])
    writeFileSync(file, 'certificado')
    expect(await said()).toMatchObject([{ estado: 'erro' }])
    writeFileSync(file, '-----BEGIN CERTIFICATE-----')
    expect(await said()).toMatchObject([{ estado: 'ok' }])
  })

  it('looks at papers too', async () => {
    const [said] = await stateOf({}, 'PDF')
    expect([ok('PDF', '').estado, aviso('PDF', '').estado]).toContain(said?.estado)
  })
})
