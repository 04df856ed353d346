import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const test = await startTestApp()
const bench = await openBench(test)
const { call, admin, obras, auditor, line, ask, decide } = bench
const saude = await loginAs(test, { id_secretaria: 17 })
const visitor = await loginAs(test)

describe('a request', () => {
  it('is made by the project’s department, signed by the token’s person', async () => {
    const projeto = await bench.newProjeto()
    const body = bench.valorRequest(projeto, 100, {
      criado_por: admin.id,
      status: 'aprovado',
      data_criacao: '2020-01-01',
    })
    const made = await call(obras, 'POST', '/api/aditivos', body)
    expect(made.json()).toEqual({
      Status: 'Success',
      id: made.json().id,
      message: 'Solicitação enviada com sucesso!',
    })
    const [row] = await bench.readAditivos(projeto)
    expect(row).toMatchObject({
      id: made.json().id,
      id_projeto: projeto,
      nomeprojeto: 'Ponte',
      secretaria_nome: 'Obras',
      tipo: 'valor',
      valor: 100,
      prazo: null,
      etapa: null,
      id_orcamento: line,
      orcamento_nome: '02.07 · 4.4.90.51.00 · ficha 214',
      status: 'pendente',
      criado_por: obras.id,
      decidido_por: null,
      projeto_valor_original: 1000,
      projeto_aprovado: 0,
      projeto_pendente: 100,
    })
    expect(row.data_criacao.startsWith('2020')).toBe(false)
  })

  it('of value draws on the budget line while it is pending or approved, and a line in use stays', async () => {
    const projeto = await bench.newProjeto()
    const own = await bench.newLancamento({ valor: 1000 })
    const draw = (valor: number) => ask(bench.valorRequest(projeto, valor, { id_orcamento: own }))
    const saldo = async () => (await call(auditor, 'GET', `/api/orcamento/${own}`)).json().Result[0].saldo
    const [rejected, approved] = [await draw(0.1), await draw(0.2)]
    expect(await saldo()).toBe(999.7)
    await decide(auditor, rejected, 'rejeitar', 'Sem projeto básico')
    expect(await saldo()).toBe(999.8)
    await decide(auditor, approved, 'aprovar')
    expect(await saldo()).toBe(999.8)
    await draw(1200)
    expect(await saldo()).toBe(-200.2)
    const refused = await call(admin, 'DELETE', `/api/orcamento/${own}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().Error).toBe('Este lançamento custeia aditivos e não pode ser excluído.')
  })

  it('is for nobody else', async () => {
    const projeto = await bench.newProjeto()
    const body = bench.prazoRequest(projeto)
    expect((await call(null, 'POST', '/api/aditivos', body)).statusCode).toBe(401)
    for (const who of [saude, auditor, visitor]) {
      expect((await call(who, 'POST', '/api/aditivos', body)).statusCode).toBe(403)
      expect((await call(who, 'POST', '/api/aditivos', { ...body, id_secretaria: 17 })).statusCode).toBe(403)
    }
    const foreign = await call(obras, 'POST', '/api/aditivos', { ...body, id_secretaria: 17 })
    expect(foreign.json()).toMatchObject({ Error: 'O aditivo é custeado pela sua própria secretaria.' })
    expect(await bench.readAditivos(projeto)).toEqual([])
    expect((await call(admin, 'POST', '/api/aditivos', { ...body, id_secretaria: 17 })).statusCode).toBe(200)
  })

  it('names a budget of its department', async () => {
    const projeto = await bench.newProjeto()
    const foreign = await bench.newLancamento({ secretaria_id: 17 })
    for (const id_orcamento of [foreign, 999_999]) {
      const reply = await call(
        obras,
        'POST',
        '/api/aditivos',
        bench.valorRequest(projeto, 1, { id_orcamento }),
      )
      expect(reply.statusCode).toBe(400)
      expect(reply.json().Campos).toEqual({ id_orcamento: 'O orçamento escolhido não é desta secretaria.' })
    }
  })

  const VALOR = 'Selecione um orçamento e informe um valor válido.'
  it.each([
    ['valor', { id_secretaria: '' }, { id_secretaria: 'Selecione uma secretaria.' }],
    ['valor', { id_secretaria: undefined }, { id_secretaria: 'Selecione uma secretaria.' }],
    ['valor', { id_orcamento: null }, { id_orcamento: VALOR }],
    ['valor', { valor: 'mil' }, { valor: VALOR }],
    ['valor', { valor: null }, { valor: VALOR }],
    ['valor', { valor: -1 }, { valor: 'Selecione um orçamento e informe um valor válido.' }],
    ['prazo', { prazo: -1 }, { prazo: 'Informe um prazo válido.' }],
    ['valor', { descricao_pedido: ' ' }, { descricao_pedido: 'Campo obrigatório.' }],
    ['valor', { tipo: 'brinde' }, { tipo: 'Escolha o tipo de aditivo.' }],
    ['valor', { id_projeto: undefined }, { id_projeto: 'Número de registro inválido.' }],
    ['prazo', { prazo: 0 }, { prazo: 'Informe um prazo válido.' }],
    ['prazo', { prazo: 1.5 }, { prazo: 'Informe um prazo válido.' }],
    ['prazo', { prazo: null }, { prazo: 'Informe um prazo válido.' }],
    ['prazo', { prazo: 3651 }, { prazo: 'Informe um prazo válido.' }],
    ['prazo', { etapa: 7 }, { etapa: 'Selecione uma etapa.' }],
    ['prazo', { etapa: undefined }, { etapa: 'Selecione uma etapa.' }],
    ['prazo', { descricao_pedido: 'x'.repeat(2001) }, { descricao_pedido: 'Use no máximo 2000 caracteres.' }],
  ])('of %s is refused for %j', async (tipo, own, campos) => {
    const projeto = await bench.newProjeto()
    const body = tipo === 'valor' ? bench.valorRequest(projeto) : bench.prazoRequest(projeto)
    const reply = await call(obras, 'POST', '/api/aditivos', { ...body, ...own })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().Campos).toEqual(campos)
    expect(await bench.readAditivos(projeto)).toEqual([])
  })

  it('may leave out the words for a deadline, and is about a project that exists', async () => {
    const projeto = await bench.newProjeto()
    const silent = await call(
      obras,
      'POST',
      '/api/aditivos',
      bench.prazoRequest(projeto, 1, 6, { descricao_pedido: '' }),
    )
    expect(silent.statusCode).toBe(200)
    expect((await call(obras, 'POST', '/api/aditivos', bench.prazoRequest(999_999))).statusCode).toBe(404)
  })
})

describe('the requests', () => {
  it('of a project are read by its department, auditors and admins', async () => {
    const projeto = await bench.newProjeto()
    await ask(bench.prazoRequest(projeto))
    for (const who of [obras, auditor, admin]) {
      expect((await call(who, 'GET', `/api/aditivos/${projeto}`)).json()).toHaveLength(1)
    }
    for (const who of [saude, visitor]) {
      expect((await call(who, 'GET', `/api/aditivos/${projeto}`)).statusCode).toBe(403)
    }
    expect((await call(null, 'GET', `/api/aditivos/${projeto}`)).statusCode).toBe(401)
    expect((await call(auditor, 'GET', '/api/aditivos/999999')).statusCode).toBe(404)
  })

  it('of everyone are the auditor’s; a department gets those about its projects', async () => {
    const health = await bench.newProjeto({ id_secretaria: 17, nomeprojeto: 'Posto' })
    const works = await bench.newProjeto({ nomeprojeto: 'Viaduto' })
    await ask(bench.prazoRequest(works))
    await ask(bench.prazoRequest(health, 5, 1, { id_secretaria: 17 }), saude)
    const names = async (who: typeof obras, filter = '') =>
      (await call(who, 'GET', `/api/aditivos${filter}`))
        .json()
        .map(({ nomeprojeto }: { nomeprojeto: string }) => nomeprojeto)
    expect(await names(auditor)).toEqual(expect.arrayContaining(['Posto', 'Viaduto']))
    expect(await names(saude)).toEqual(['Posto'])
    expect(await names(obras)).not.toContain('Posto')
    expect(await names(auditor, '?id_projeto=999999')).toEqual([])
    expect((await call(visitor, 'GET', '/api/aditivos')).statusCode).toBe(403)
    expect((await call(null, 'GET', '/api/aditivos')).statusCode).toBe(401)
    const sheet = await call(saude, 'GET', '/api/exportar/aditivos?formato=csv')
    expect(sheet.body).toContain('Posto')
    expect(sheet.body).not.toContain('Viaduto')
  })
})
