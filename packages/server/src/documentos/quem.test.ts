import type { Entidade } from '@paco/domain/documentos/donos'
import { describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openDocumentos } from './documentos.testing.ts'

/** Who may do what, on every kind of record: the whole matrix, through the calls. */

const test = await openDocumentos()
const { call, admin, obras, outra, auditor, visitor, fiscal, newProjeto, create, created, addVersao, pool } =
  test

const PEOPLE = {
  estranho: null,
  'sem secretaria': visitor,
  'outra secretaria': outra,
  'a secretaria': obras,
  'fiscal de outra': fiscal,
  auditor,
  admin,
} satisfies Record<string, Who>
type Person = keyof typeof PEOPLE

const projeto = await newProjeto()
const contrato = await test.newObra()
await test.linkContrato(contrato, projeto)
const rascunho = await test.opened(contrato)
const pedido = await test.newAditivo(projeto)
await pool.query('update aditivos set id_contrato = $2 where id = $1', [pedido, contrato])
const parada = (
  await call(admin, 'POST', '/api/paralisacoes', {
    id_projeto: projeto,
    id_contrato: contrato,
    motivo: 'chuvas',
    responsavel: 'Obras',
    inicio: '2026-11-01',
  })
).json().id as number
const plano = (
  await pool.query(
    `insert into pca (requisitante, objeto, justificativa, expectativa_consumo_anual, valor_preliminar, data_pretendida, prioridade)
     values ('Obras', 'Papel', 'Falta', '1', 1, '2027-01-01', 'Alta') returning id`,
  )
).rows[0].id as number
const convenio = (await call(admin, 'POST', '/api/conveniossempapel', { objeto: 'Ponte' })).json()
  .id as number

const DEPARTMENT: Person[] = ['a secretaria', 'admin']
const WITH_INSPECTOR: Person[] = [...DEPARTMENT, 'fiscal de outra']
const EVERYONE = Object.keys(PEOPLE) as Person[]
const SIGNED_IN = EVERYONE.filter((name) => name !== 'estranho')

/** Kind of record → who writes its documents, and who reads one that its rule has public. */
const DONOS: readonly (readonly [Entidade, number, Person[], Person[]])[] = [
  ['projetos', projeto, DEPARTMENT, EVERYONE],
  ['contratos', contrato, WITH_INSPECTOR, EVERYONE],
  ['aditivos', pedido, WITH_INSPECTOR, [...WITH_INSPECTOR, 'auditor']],
  ['medicoes', rascunho, WITH_INSPECTOR, [...WITH_INSPECTOR, 'auditor']],
  ['paralisacoes', parada, WITH_INSPECTOR, EVERYONE],
  ['pca', plano, ['admin'], SIGNED_IN],
  ['convenios_sempapel', convenio, ['admin'], EVERYONE],
]

/** What someone who may not write is told: strangers to log in, auditors that they only read, others what they may know. */
const refusal = (name: Person, told: readonly Person[]) =>
  name === 'estranho' ? 401 : name === 'auditor' || told.includes(name) ? 403 : 404

describe.each(DONOS)('documents of %s', (entidade, registro_id, writers, readers) => {
  const own = { entidade, registro_id }

  it.each(EVERYONE)('are written or not by: %s', async (name) => {
    const who: Who = PEOPLE[name]
    const id = await created({ ...own, codigo: 'contrato' })
    const body = { titulo: 'Outro' }
    const replies = [
      await create(who, own),
      await addVersao(who, id),
      await call(who, 'PUT', `/api/documentos/${id}`, body),
      await call(who, 'PUT', `/api/documentos/${id}/restricao`, { restrito_base: null }),
      await call(who, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Engano' }),
    ]
    const wanted = writers.includes(name) ? 200 : refusal(name, readers)
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => wanted))
  })

  it.each(EVERYONE)('are read or not by: %s', async (name) => {
    const who: Who = PEOPLE[name]
    const paths = (id: number) => ['', '/versoes', '/arquivo'].map((end) => `/api/documentos/${id}${end}`)
    const statuses = async (id: number) => {
      const replies = await Promise.all(paths(id).map((path) => call(who, 'GET', path)))
      return new Set(replies.map(({ statusCode }) => statusCode))
    }
    const open = await created({ ...own, codigo: 'contrato' })
    const closed = await created(
      { ...own, codigo: 'terreno', titulo: 'SEGREDO-CXTR' },
      { name: 'SEGREDO-NOME.pdf' },
    )
    expect(await statuses(open)).toEqual(new Set([readers.includes(name) ? 200 : 404]))
    const isTold = writers.includes(name) || name === 'auditor'
    expect(await statuses(closed)).toEqual(new Set([isTold ? 200 : 404]))
    const query = `entidade=${entidade}&registro_id=${registro_id}`
    for (const path of ['/api/documentos?', '/api/exportar/documentos?formato=csv&']) {
      const reply = await call(who, 'GET', `${path}${query}`)
      expect([path, reply.statusCode, reply.body.includes('SEGREDO')]).toEqual([path, 200, isTold])
    }
  })
})

describe('what everyone reads', () => {
  it('says nothing of who did what, or why', async () => {
    const id = await created(
      { entidade: 'projetos', registro_id: projeto, codigo: 'contrato' },
      undefined,
      obras,
    )
    const { versao, ...ground } = {
      restrito_base: 'pessoal',
      restrito_motivo: 'CPF na página 2',
      restrito_ate: '2026-11-16',
      versao: 1,
    }
    await call(obras, 'PUT', `/api/documentos/${id}/restricao`, { ...ground, versao })
    test.clock.now = '2026-11-17T15:00:00Z'
    const [row] = (await call(null, 'GET', `/api/documentos/${id}`)).json().Result
    expect(row).toMatchObject({
      publico_desde: '2026-11-17',
      restrito_base: null,
      restrito_motivo: null,
      restrito_ate: null,
      criado_por_nome: null,
      versao_atual: { enviado_por_nome: null },
    })
    expect(JSON.stringify(row)).not.toContain('Pessoa')
  })
})
