import { randomUUID } from 'node:crypto'
import { calls } from '@paco/domain/calls'
import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { Call } from '@paco/domain/http/call'
import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { STALE_VERSION } from '@paco/domain/shared/errors'
import { describe, expect, it } from 'vitest'
import { versaoDe } from '../../test/lido.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { signedBody } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { openDocumentos } from '../documentos/documentos.testing.ts'
import { importing, livro } from '../importacoes/importacoes.testing.ts'

const bench = await openDocumentos('2026-11-16T15:00:00Z')
const {
  admin,
  auditor,
  obras,
  financas,
  fiscal,
  gestor,
  call,
  newProjeto,
  newObra,
  newContrato,
  ask,
  decide,
  test,
} = bench
const { pool } = test.database

const all = calls as Readonly<Record<string, Call>>
const decisions = Object.entries(all).flatMap(([name, one]) => (one.decides ? [name] : []))

interface Ready {
  who: Who
  body?: object
  id: number | string
}

const madeBy = async (who: Who, url: string, body: object): Promise<number> => {
  const made = await call(who, 'POST', url, body)
  if (made.statusCode !== 200) throw new Error(`${url}: ${made.body}`)
  return made.json().id
}

const pendente = async (): Promise<number> => ask(bench.prazoRequest(await newProjeto()))
const aprovado = async (): Promise<number> => {
  const id = await pendente()
  await decide(auditor, id, 'aprovar')
  return id
}
const boletim = async (situacao: string) =>
  bench.measured(await newObra(), 0, [{ chave: PLACA, pleiteada: 2 }], situacao)
const DEMANDA = {
  id_secretaria: 12,
  requisitante: 'Obras',
  objeto: 'Massa asfáltica',
  justificativa: 'Recuperar vias',
  expectativa_consumo_anual: 100,
  valor_preliminar: 10_000,
  data_pretendida: '2061-03-01',
  prioridade: 'Alta',
}
const item = (situacao: string, who: Who = admin): Promise<number> =>
  madeBy(who, '/api/pca/demandas', DEMANDA).then(async (id) => {
    await pool.query('update pca set situacao = $2 where id = $1', [id, situacao])
    return id
  })
const plano = async () => {
  await item('enviado')
  return '2061'
}
const documento = async () => bench.created(bench.ofProjeto(await newProjeto()))
const registro = async () =>
  madeBy(obras, '/api/diario', {
    chave: randomUUID(),
    id_projeto: await newProjeto(),
    tipo: 'ocorrencia',
    dia: '2026-11-10',
    texto: 'Faltou areia.',
  })
const importacao = async () => {
  const rows = [
    ['Projeto', 'Secretaria'],
    ['Praça', 'Obras'],
  ]
  return (await importing(test, admin).received('processos', await livro(rows))).id
}

/** For each decision a record where it could be taken, and whoever may take it. */
const READY: Readonly<Record<string, () => Promise<Ready>>> = {
  sendPncpDoContrato: async () => ({ who: admin, id: await newObra() }),
  updateContrato: async () => ({ who: admin, id: await newObra(), body: { processo: '1/2026' } }),
  sendPncpDoTermo: async () => ({ who: admin, id: await aprovado() }),
  returnAditivo: async () => ({
    who: auditor,
    id: await pendente(),
    body: { motivo_devolucao: 'Falta a planilha' },
  }),
  resendAditivo: async () => {
    const projeto = await newProjeto()
    const id = await ask(bench.prazoRequest(projeto))
    await call(auditor, 'PUT', `/api/aditivos/${id}/devolver`, { motivo_devolucao: 'Falta a planilha' })
    return { who: obras, id, body: bench.prazoRequest(projeto, 20) }
  },
  withdrawAditivo: async () => ({ who: obras, id: await pendente() }),
  noteTermo: async () => ({ who: obras, id: await aprovado(), body: { numero_termo: '1' } }),
  restartParalisacao: async () => ({
    who: obras,
    id: await madeBy(obras, '/api/paralisacoes', {
      id_projeto: await newProjeto(),
      motivo: 'chuvas',
      responsavel: 'Secretaria de Obras',
      inicio: '2026-03-10',
    }),
    body: { reinicio: '2026-03-20' },
  }),
  approveRevisao: async () => ({
    who: obras,
    id: await madeBy(obras, '/api/quantitativos', {
      id_contrato: await newContrato(signedBody),
      vigente_de: '2026-03-02',
      itens: [
        { codigo: '1', tipo: 'item', descricao: 'Tapume', unidade: 'm²', quantidade: 1, preco_unitario: 9 },
      ],
    }),
  }),
  updateRecebimento: async () => {
    const over = { ...signedBody, situacao: 'Cumprido', encerrado_em: '2026-09-01' }
    const id_contrato = await newContrato({ ...over, fiscal_titular_id: fiscal.id })
    const responsaveis = [{ id_usuario: fiscal.id, nome: 'Eng. Ana' }]
    const termo = {
      id_contrato,
      tipo: 'provisorio',
      data: '2026-09-10',
      responsaveis,
      descricao: 'Conferida.',
    }
    return {
      who: fiscal,
      id: await madeBy(fiscal, '/api/recebimentos', termo),
      body: { descricao: 'Medida.' },
    }
  },
  checkBoletim: async () => ({ who: fiscal, id: await boletim('em_conferencia'), body: { itens: [] } }),
  sendBoletim: async () => ({ who: obras, id: await boletim('em_elaboracao') }),
  beginCheckOfBoletim: async () => ({ who: fiscal, id: await boletim('enviada') }),
  attestBoletim: async () => ({ who: fiscal, id: await boletim('em_conferencia') }),
  approveBoletim: async () => ({ who: gestor, id: await boletim('atestada') }),
  returnBoletim: async () => ({
    who: gestor,
    id: await boletim('atestada'),
    body: { motivo_devolucao: 'Falta a foto' },
  }),
  liquidateBoletim: async () => ({ who: financas, id: await boletim('aprovada'), body: bench.NOTA }),
  createPagamento: async () => ({
    who: financas,
    id: await boletim('liquidada'),
    body: { empenho: 'E', nota_fiscal: 'N', data: '2026-11-16', valor: 10 },
  }),
  updateRegraMedicao: async () => ({
    who: obras,
    id: await newObra(),
    body: { modo: 'por_item', retencao_percentual: 5 },
  }),
  sendDemanda: async () => ({ who: admin, id: await item('rascunho') }),
  returnItem: async () => ({ who: admin, id: await item('enviado'), body: { motivo: 'Falta a quantidade' } }),
  approveItem: async () => ({ who: admin, id: await item('enviado', obras) }),
  mergeItens: async () => ({
    who: admin,
    id: await item('enviado'),
    body: { itens: [{ id: await item('enviado'), versao: 1 }] },
  }),
  cancelItem: async () => ({ who: admin, id: await item('aprovado'), body: { motivo: 'Sem verba' } }),
  movePlano: async () => ({ who: admin, id: await plano(), body: { passo: 'submeter' } }),
  markPlanoSent: async () => ({ who: admin, id: await plano(), body: { enviado_em: '2026-11-10' } }),
  carryItens: async () => ({ who: admin, id: await plano(), body: { itens: [await item('aprovado')] } }),
  updateRepasse: async () => {
    const [dade] = FAMILIAS
    const id_convenio = await madeBy(admin, `/api/convenios${dade.key}`, bodyOf(dade, 'Mirante'))
    const received = { familia: dade.key, id_convenio, data: '2026-11-10', valor: 100 }
    return { who: admin, id: await madeBy(admin, '/api/repasses', received), body: { valor: 200 } }
  },
  correctRegistro: async () => ({ who: obras, id: await registro(), body: { texto: 'Faltou brita.' } }),
  annulRegistro: async () => ({ who: obras, id: await registro(), body: { motivo: 'Dia errado' } }),
  restrictDocumento: async () => ({
    who: obras,
    id: await documento(),
    body: { restrito_base: 'pessoal', restrito_motivo: 'Nomes', restrito_ate: '2027-01-01' },
  }),
  voidDocumento: async () => ({ who: obras, id: await documento(), body: { motivo: 'Outro papel' } }),
  archiveProjeto: async () => ({ who: obras, id: await newProjeto(), body: { motivo: 'Obra cancelada' } }),
  unarchiveProjeto: async () => {
    const id = await newProjeto()
    await call(obras, 'POST', `/api/projetos/${id}/arquivar`, { motivo: 'Obra cancelada' })
    return { who: admin, id }
  },
  importar: async () => ({ who: admin, id: await importacao() }),
  cancelarImportacao: async () => ({ who: admin, id: await importacao() }),
  desfazerImportacao: async () => ({ who: admin, id: await importacao() }),
  liberarImportacao: async () => ({ who: admin, id: await importacao() }),
  encerrarImportacao: async () => ({ who: admin, id: await importacao() }),
}

/** Told to whom it is sent, or with a file: `pca/envio.test.ts` and `documentos/routes.test.ts`. */
const ELSEWHERE = ['sendPlano', 'addVersao']

const callOf = (name: string): Call => all[name] as Call
const urlOf = (name: string, id: number | string) => callOf(name).path.replace(/\{\w+\}/, String(id))

describe('a decision', () => {
  it('is tried here, or named where it is', () =>
    expect([...Object.keys(READY), ...ELSEWHERE].sort()).toEqual(decisions.sort()))

  it.each(decisions)('%s says that the version is missing', async (name) => {
    const { method, access } = callOf(name)
    const who = access.allows({ id: 0, name: '', role: 'admin', id_secretaria: null }) ? admin : auditor
    const body = { tipo: 'prazo', versao: null }
    const reply = await call(who, method, urlOf(name, 2061), body)
    expect([reply.statusCode, reply.json().Campos.versao]).toEqual([
      400,
      'Informe a versão do registro que foi lida.',
    ])
  })

  it.each(Object.entries(READY))(
    '%s of what was not read is refused, and changes nothing',
    async (name, ready) => {
      const { who, id, body = {} } = await ready()
      const url = urlOf(name, id)
      const versao = await versaoDe(pool, url)
      for (const other of [versao + 1, versao + 7]) {
        const reply = await call(who, callOf(name).method, url, { ...body, versao: other })
        expect([reply.statusCode, reply.json().message]).toEqual([409, STALE_VERSION])
      }
      expect(await versaoDe(pool, url)).toBe(versao)
    },
  )

  const RACES = [
    'returnAditivo',
    'withdrawAditivo',
    'approveBoletim',
    'attestBoletim',
    'liquidateBoletim',
    'createPagamento',
    'approveItem',
    'voidDocumento',
    'archiveProjeto',
    'updateContrato',
    'updateRepasse',
  ]
  it.each(RACES)('%s, taken twice at once from one reading, is taken once', async (name) => {
    const { who, id, body = {} } = await (READY[name] as () => Promise<Ready>)()
    const url = urlOf(name, id)
    const versao = await versaoDe(pool, url)
    const once = () => call(who, callOf(name).method, url, { ...body, versao })
    const replies = await Promise.all([once(), once()])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await versaoDe(pool, url)).toBe(versao + 1)
  })
})

describe('a version covers what was read', () => {
  it('a row of a bulletin moves the bulletin’s, so that nobody approves the old sum', async () => {
    const id = await boletim('em_conferencia')
    const read = async () => (await call(obras, 'GET', `/api/medicoes/${id}`)).json().Result[0]
    const { versao } = await read()
    await bench.check(id, [{ chave: PLACA, aceita: 1, motivo: 'Falta uma' }])
    const old = await bench.step(id, 'atestar', fiscal, { versao })
    expect([old.statusCode, old.json().message]).toEqual([409, STALE_VERSION])
    expect((await read()).situacao).toBe('em_conferencia')
  })

  it('a row of a bill of quantities moves the bill’s', async () => {
    const { id } = await (READY.approveRevisao as () => Promise<Ready>)()
    const url = `/api/quantitativos/${id}`
    const [{ versao, itens }] = (await call(obras, 'GET', url)).json().Result
    const dearer = itens.map((one: object) => ({ ...one, preco_unitario: 90 }))
    expect((await call(obras, 'PUT', url, { itens: dearer, versao })).statusCode).toBe(200)
    const old = await call(obras, 'PUT', `${url}/aprovar`, { versao })
    expect([old.statusCode, old.json().message]).toEqual([409, STALE_VERSION])
  })

  it('an item of a plan moves the plan’s: written, changed, sent or gone', async () => {
    const read = () => versaoDe(pool, '/api/pca/planos/2061')
    const seen = [await read()]
    const id = await item('enviado')
    seen.push(await read())
    await call(admin, 'PUT', `/api/editpca/${id}`, { valor_preliminar: 25_000 })
    seen.push(await read())
    await call(admin, 'POST', `/api/pca/${id}/devolver`, { motivo: 'Falta a quantidade' })
    seen.push(await read())
    await call(admin, 'DELETE', `/api/pca/${id}`)
    seen.push(await read())
    expect(new Set(seen).size).toBe(5)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  })

  it('a file of a document moves the document’s', async () => {
    const id = await documento()
    const { versao } = await bench.read(obras, id)
    await bench.addVersao(obras, id)
    const late = await bench.addVersao(obras, id, { versao })
    expect([late.statusCode, late.json().message]).toEqual([409, STALE_VERSION])
  })
})
