import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import { describe, expect, it } from 'vitest'
import { loginAs } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { test, call, pool, admin, obras, auditor, fiscal, substituto, gestor, financas, NOTA } = bench
const { newObra, newProjeto, opened, measured, save, check, step, pay, read, bring } = bench
const ITENS = [{ chave: PLACA, pleiteada: 2 }]
const NEW = 'uma senha das mais longas'
const outro = await loginAs(test, { role: 'admin' })

type Reply = Awaited<ReturnType<typeof call>>
const said = (reply: Reply) => [reply.statusCode, reply.json().message]
type Regra = Parameters<typeof textoDoImpedimento>
const refused = (...regra: Regra) => [403, textoDoImpedimento(...regra)]
/** What the contract names somebody for, as its own screen writes it. */
const nameFor = (contrato: number, names: object, who: Who = obras) =>
  call(who, 'PUT', `/api/contratos/${contrato}`, names)

describe('who had a hand in a measurement', () => {
  it('types it and names themselves manager: neither approves, liquidates nor pays', async () => {
    const contrato = await newObra()
    const id = await measured(contrato, 0, ITENS, 'atestada')
    expect((await nameFor(contrato, { gestor_id: obras.id })).statusCode).toBe(200)
    expect(said(await step(id, 'aprovar', obras))).toEqual(refused('aprovarMedicao', 'escreveu'))
    expect((await step(id, 'aprovar', admin)).statusCode).toBe(200)
    expect(said(await step(id, 'liquidar', obras, NOTA))).toEqual(refused('liquidarMedicao', 'escreveu'))
    expect((await step(id, 'liquidar', financas, NOTA)).statusCode).toBe(200)
    expect(said(await pay(id, {}, obras))).toEqual(refused('pagarMedicao', 'escreveu'))
    expect((await pay(id)).statusCode).toBe(200)
  })

  it('types one row of it only, or takes it back again', async () => {
    const id = await measured(await newObra(), 0, ITENS, 'em_elaboracao')
    await save(id, { itens: [{ chave: PLACA, pleiteada: 3 }] }, outro)
    await save(id, { itens: ITENS }, obras)
    await bring(id, 'atestada')
    expect((await read(id)).autores).toEqual([obras.id, outro.id])
    expect(said(await step(id, 'aprovar', outro))).toEqual(refused('aprovarMedicao', 'escreveu'))
    expect((await step(id, 'aprovar', admin)).statusCode).toBe(200)
  })

  it('opens it', async () => {
    const id = await opened(await newObra(), 0)
    await save(id, { itens: ITENS }, outro)
    await bring(id, 'aprovada')
    expect(said(await step(id, 'liquidar', obras, NOTA))).toEqual(refused('liquidarMedicao', 'escreveu'))
  })

  it('checks it, though another attests', async () => {
    const contrato = await newObra({ gestor_id: substituto.id })
    const id = await measured(contrato, 0, ITENS, 'em_conferencia')
    await check(id, [{ chave: PLACA, aceita: 2 }], substituto)
    await step(id, 'atestar', fiscal)
    expect(said(await step(id, 'aprovar', substituto))).toEqual(refused('aprovarMedicao', 'escreveu'))
  })

  it('attests it, is an administrator, and is inspector no more', async () => {
    const contrato = await newObra()
    const id = await measured(contrato, 0, ITENS, 'em_conferencia')
    await step(id, 'atestar', admin)
    await nameFor(contrato, { gestor_id: admin.id })
    expect(said(await step(id, 'aprovar', admin))).toEqual(refused('aprovarMedicao', 'atestou'))
    await step(id, 'aprovar', outro)
    expect(said(await step(id, 'liquidar', admin, NOTA))).toEqual(refused('liquidarMedicao', 'atestou'))
    await step(id, 'liquidar', financas, NOTA)
    expect(said(await pay(id, {}, admin))).toEqual(refused('pagarMedicao', 'atestou'))
    // Who approved it had no hand in it.
    expect((await pay(id, {}, outro)).statusCode).toBe(200)
  })

  it('the body does not say who that was', async () => {
    const id = await measured(await newObra(), 0, ITENS, 'em_elaboracao')
    await save(id, { itens: ITENS, autores: [], criado_por: outro.id, atestada_por: outro.id }, obras)
    expect(await read(id)).toMatchObject({ autores: [obras.id], atestada_por: null })
  })
})

describe('an auditor with a part in the contract', () => {
  const newRunning = (own: object = {}) => newObra({ vigencia_fim: '2027-12-31', prazo_dias: 600, ...own })
  const asAuditor = () => loginAs(test, { role: 'auditor' })
  const ask = async (contrato: number | null, own: object = {}) => {
    const projeto = await newProjeto({ valor: 1000 })
    if (contrato !== null)
      await pool.query('insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2)', [
        contrato,
        projeto,
      ])
    return { projeto, id: await bench.ask(bench.prazoRequest(projeto, 10, 5, own)) }
  }
  const DECISIONS: [string, object][] = [
    ['aprovar', {}],
    ['rejeitar', { descricao_decisao: 'Não' }],
    ['devolver', { motivo_devolucao: 'Falta o cronograma', versao: 1 }],
  ]
  const decide = (who: Who, id: number, nome: string, body: object) =>
    call(who, 'PUT', `/api/aditivos/${id}/${nome}`, body)
  async function expectRefused(who: Who, id: number, ato: 'pediu' | 'responde') {
    for (const [nome, body] of DECISIONS)
      expect([nome, ...said(await decide(who, id, nome, body))]).toEqual([
        nome,
        ...refused('decidirAditivo', ato),
      ])
    expect((await decide(auditor, id, 'aprovar', { descricao_decisao: 'De acordo' })).statusCode).toBe(200)
  }

  it.each(['fiscal_titular_id', 'fiscal_substituto_id', 'gestor_id'])('named as %s', async (field) => {
    const carla = await asAuditor()
    const { id } = await ask(await newRunning({ [field]: carla.id }))
    await expectRefused(carla, id, 'responde')
  })

  it('named after the request was sent', async () => {
    const carla = await asAuditor()
    const contrato = await newRunning()
    const { id } = await ask(contrato)
    expect((await nameFor(contrato, { fiscal_substituto_id: carla.id })).statusCode).toBe(200)
    await expectRefused(carla, id, 'responde')
  })

  it('by the contract of the project, which the request names none of', async () => {
    const carla = await asAuditor()
    const { projeto, id } = await ask(null)
    const contrato = await newRunning({ gestor_id: carla.id })
    await pool.query('insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2)', [
      contrato,
      projeto,
    ])
    await expectRefused(carla, id, 'responde')
  })

  it('not by another contract', async () => {
    const carla = await asAuditor()
    await newRunning({ gestor_id: carla.id })
    const { id } = await ask(await newRunning())
    expect((await decide(carla, id, 'aprovar', {})).statusCode).toBe(200)
  })

  it('who attested a measurement of it, was named no more, and became an auditor', async () => {
    const ex = await loginAs(test, { id_secretaria: 17 })
    const contrato = await newRunning({ fiscal_substituto_id: ex.id })
    const boletim = await measured(contrato, 0, ITENS, 'em_conferencia')
    await step(boletim, 'atestar', ex)
    await step(boletim, 'devolver', gestor, { motivo_devolucao: 'Falta a foto' })
    await nameFor(contrato, { fiscal_substituto_id: null })
    const { id } = await ask(contrato)
    await call(admin, 'PUT', `/api/usuarios/${ex.id}`, {
      role: 'auditor',
      id_secretaria: null,
      password: NEW,
    })
    const session = await call(null, 'POST', '/api/login', { email: ex.email, password: NEW })
    const carla = { ...ex, headers: { authorization: `Bearer ${session.json().Token}` } }
    await expectRefused(carla, id, 'responde')
  })

  it('who asked for it, or corrected what was asked for, as somebody else then', async () => {
    const carla = await asAuditor()
    const { id } = await ask(null)
    await pool.query('update aditivos set autores = autores || $2::int where id = $1', [id, carla.id])
    await expectRefused(carla, id, 'pediu')
  })

  it('the department that corrects a request stands among those who asked', async () => {
    const { projeto, id } = await ask(null)
    await decide(auditor, id, 'devolver', { motivo_devolucao: 'Falta o cronograma', versao: 1 })
    const again = { ...bench.prazoRequest(projeto, 12, 5), versao: 2 }
    expect((await call(financas, 'PUT', `/api/aditivos/${id}`, again)).statusCode).toBe(200)
    const [exame] = (await call(auditor, 'GET', `/api/aditivos/${id}/exame`)).json().Result
    expect(exame.aditivo.autores).toEqual([obras.id, financas.id])
  })

  it('the queue leads only to what one may decide', async () => {
    const carla = await asAuditor()
    const mine = await ask(await newRunning({ gestor_id: carla.id }))
    const other = await ask(null)
    const [exame] = (await call(carla, 'GET', `/api/aditivos/${other.id}/exame`)).json().Result
    expect([exame.fila.proximo, exame.fila.anterior]).not.toContain(mine.id)
  })
})

describe('who wrote a bill of quantities', () => {
  const item = { tipo: 'item', codigo: '1', descricao: 'Asfalto', unidade: 'm²', quantidade: 100 }
  const draft = async () => {
    const id_contrato = await bench.newContrato({
      situacao: 'Em execução',
      assinatura: '2026-03-02',
      regime: 1,
      valor_inicial: 90_000,
    })
    const itens = [{ ...item, preco_unitario: 900 }]
    const made = await call(obras, 'POST', '/api/quantitativos', {
      id_contrato,
      vigente_de: '2026-03-02',
      itens,
    })
    return made.json().id as number
  }
  const approve = async (id: number, who: Who) => {
    const { versao } = (await call(admin, 'GET', `/api/quantitativos/${id}`)).json().Result[0]
    return call(who, 'PUT', `/api/quantitativos/${id}/aprovar`, { versao })
  }

  it('does not approve it', async () => {
    const id = await draft()
    expect(said(await approve(id, obras))).toEqual(refused('aprovarPlanilha', 'escreveu'))
    expect((await approve(id, financas)).statusCode).toBe(200)
  })

  it('nor does the author of one row, or of its date, were they an administrator', async () => {
    const id = await draft()
    const [row] = (await call(obras, 'GET', `/api/quantitativos/${id}`)).json().Result[0].itens
    const itens = [{ ...item, chave: row.chave, preco_unitario: 900, descricao: 'Asfalto novo' }]
    expect((await call(admin, 'PUT', `/api/quantitativos/${id}`, { itens })).statusCode).toBe(200)
    const dated = await call(outro, 'PUT', `/api/quantitativos/${id}`, { vigente_de: '2026-03-03' })
    expect(dated.statusCode).toBe(200)
    for (const who of [obras, admin, outro])
      expect(said(await approve(id, who))).toEqual(refused('aprovarPlanilha', 'escreveu'))
    expect((await approve(id, financas)).statusCode).toBe(200)
  })
})
