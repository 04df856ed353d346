import { MESSAGES } from '@paco/domain/contratos/messages'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openDouble } from '../pncp/pncp-double.testing.ts'
import { openContratos, signedBody } from './contratos.testing.ts'

const double = await openDouble()
const test = await startTestApp(() => new Date('2026-11-16T15:00:00Z'), { pncp: double.address })
const { call, admin, obras, auditor, newProjeto, newContrato, readContrato, ask, ...bench } =
  await openContratos(test)
const saude = await loginAs(test, { id_secretaria: 17 })
const { versao } = (await call(null, 'GET', '/api/cidade')).json().Result[0]
await call(admin, 'PUT', '/api/cidade', { cnpj: '11.222.333/0001-81', versao })

/** What the portal asks for beside what every contract has. */
const publicado = {
  ...signedBody,
  prazo_dias: 360,
  pncp_compra: '11222333000181-1-000045/2025',
  pncp_categoria: 7,
  pncp_ata: 'nenhuma',
  numero_parcelas: 6,
}

describe('a contract for the PNCP', () => {
  it('has what is asked for, and is a file once nothing is missing', async () => {
    const id = await newContrato({ ...signedBody, prazo_dias: 360, numero: '12' })
    const [told] = (await call(obras, 'GET', `/api/contratos/${id}/pncp`)).json().Result
    expect(told.faltas.map(({ onde }: { onde: { campo: string } }) => onde.campo)).toEqual([
      'pncp_compra',
      'pncp_ata',
      'pncp_categoria',
      'numero_parcelas',
    ])
    const refused = await call(obras, 'GET', `/api/contratos/${id}/pncp/arquivo`)
    expect([refused.statusCode, refused.json().message]).toEqual([409, MESSAGES.pncpIncompleto])
    expect(refused.json().Campos).toMatchObject({ pncp_compra: 'Não informado.' })

    expect((await call(obras, 'PUT', `/api/contratos/${id}`, publicado)).statusCode).toBe(200)
    expect(await readContrato(id)).toMatchObject(publicado)
    const file = await call(obras, 'GET', `/api/contratos/${id}/pncp/arquivo`)
    expect(file.headers['content-disposition']).toContain('pncp-contrato-12-2026.json')
    expect(file.json()).toMatchObject({ anoCompra: 2025, sequencialCompra: 45, valorInicial: 528_987.72 })
    const [ready] = (await call(obras, 'GET', `/api/contratos/${id}/pncp`)).json().Result
    expect(ready).toMatchObject({
      caminho: '/v1/orgaos/11222333000181/contratos',
      faltas: [],
      payload: file.json(),
    })
  })

  it('is read by those who read its amendments', async () => {
    const id = await newContrato(publicado)
    for (const url of [`/api/contratos/${id}/pncp`, `/api/contratos/${id}/pncp/arquivo`]) {
      for (const who of [obras, admin, auditor]) expect((await call(who, 'GET', url)).statusCode).toBe(200)
      expect((await call(saude, 'GET', url)).statusCode).toBe(403)
      expect((await call(null, 'GET', url)).statusCode).toBe(401)
    }
    expect((await call(admin, 'GET', '/api/contratos/999999/pncp')).statusCode).toBe(404)
  })

  it.each([
    [{ pncp_compra: '45/2025' }, MESSAGES.badCompra],
    [{ pncp_compra: '11222333000181-2-000045/2025' }, MESSAGES.badCompra],
    [{ pncp_categoria: 12 }, MESSAGES.badCategoria],
    [{ pncp_ata: 'talvez' }, MESSAGES.badAta],
  ])('refuses %o', async (wrong, message) => {
    const id = await newContrato()
    const refused = await call(obras, 'PUT', `/api/contratos/${id}`, wrong)
    expect([refused.statusCode, Object.values(refused.json().Campos)]).toEqual([400, [message]])
  })
})

describe('a term for the PNCP', () => {
  it('is told once it is approved, with what its contract and its term lack', async () => {
    const projeto = await newProjeto()
    const contrato = await newContrato({ ...publicado, numero: '30', projetos: [projeto] })
    const id = await ask(bench.valorRequest(projeto, 100, { id_contrato: contrato }))
    const missing = async () => {
      const [{ faltas }] = (await call(obras, 'GET', `/api/aditivos/${id}/pncp`)).json().Result
      return faltas.map(({ onde }: { onde: { campo: string } }) => onde.campo)
    }
    expect(await missing()).toEqual(['status', 'pncp_numero', 'numero_termo', 'data_assinatura'])
    expect((await bench.decide(auditor, id, 'aprovar')).statusCode).toBe(200)
    await call(obras, 'PUT', `/api/aditivos/${id}/termo`, {
      numero_termo: '1',
      data_assinatura: '2026-11-10',
    })
    expect(await missing()).toEqual(['pncp_numero'])
    expect((await call(obras, 'GET', `/api/aditivos/${id}/pncp/arquivo`)).statusCode).toBe(409)

    const pncp_numero = '11222333000181-2-000007/2026'
    await call(obras, 'PUT', `/api/contratos/${contrato}`, { pncp_numero })
    const file = await call(obras, 'GET', `/api/aditivos/${id}/pncp/arquivo`)
    expect(file.headers['content-disposition']).toContain('pncp-termo-1-contrato-30-2026.json')
    expect(file.json()).toMatchObject({ tipoTermoContratoId: 2, valorAcrescido: 100 })
    for (const url of [`/api/aditivos/${id}/pncp`, `/api/aditivos/${id}/pncp/arquivo`]) {
      expect((await call(saude, 'GET', url)).statusCode).toBe(403)
      expect((await call(null, 'GET', url)).statusCode).toBe(401)
    }
  })
})

describe('sending to the PNCP', () => {
  const send = (who: typeof admin | null, url: string, body: object = {}) =>
    call(who, 'POST', `${url}/pncp/enviar`, body)

  it('is for administrators, leaves once, and notes the number', async () => {
    const id = await newContrato({ ...publicado, numero: '77' })
    const url = `/api/contratos/${id}`
    for (const who of [obras, auditor]) expect((await send(who, url)).statusCode).toBe(403)
    expect((await send(null, url)).statusCode).toBe(401)
    const before = double.taken.length
    for (const _time of [1, 2])
      expect((await send(admin, url)).json()).toMatchObject({ id, message: MESSAGES.pncpEnviado })
    expect(double.taken.length - before).toBe(1)
    expect(double.taken.at(-1)).toMatchObject({
      url: '/api/pncp/v1/orgaos/11222333000181/contratos',
      body: { numeroContratoEmpenho: '77' },
    })
    expect(await readContrato(id)).toMatchObject({ pncp_numero: '11222333000181-2-000007/2026' })
    const [told] = (await call(admin, 'GET', `${url}/pncp`)).json().Result
    expect(told).toMatchObject({ envia: true, estado: 'enviado', resposta: null })
  })

  it('is refused while something is missing, and for what is there already', async () => {
    const before = double.taken.length
    const lacking = await newContrato(signedBody)
    const there = await newContrato({ ...publicado, pncp_numero: '11222333000181-2-000001/2026' })
    for (const [id, message] of [
      [lacking, MESSAGES.pncpIncompleto],
      [there, MESSAGES.pncpJaEsta],
    ] as const) {
      const refused = await send(admin, `/api/contratos/${id}`)
      expect([refused.statusCode, refused.json().message]).toEqual([409, message])
    }
    expect(double.taken.length).toBe(before)
  })

  it('tells what the portal says, and asks before another try of what got no answer', async () => {
    const url = `/api/contratos/${await newContrato(publicado)}`
    double.next('422', '500')
    expect((await send(admin, url)).json().message).toBe('O PNCP não recebeu: 422: CNPJ não habilitado')
    expect((await send(admin, url)).json().message).toContain('Não se sabe se o PNCP recebeu')
    expect((await send(admin, url)).json().message).toContain('confirme antes de enviar de novo')
    expect((await send(admin, url, { confirmado: true })).statusCode).toBe(200)
  })

  it('sends an approved term to its contract', async () => {
    const projeto = await newProjeto()
    const pncp_numero = '11222333000181-2-000009/2026'
    const contrato = await newContrato({ ...publicado, pncp_numero, projetos: [projeto] })
    const termo = { numero_termo: '2', data_assinatura: '2026-11-10' }
    const id = await ask(bench.valorRequest(projeto, 100, { id_contrato: contrato, ...termo }))
    expect((await send(admin, `/api/aditivos/${id}`)).statusCode).toBe(409)
    await bench.decide(auditor, id, 'aprovar')
    expect((await send(admin, `/api/aditivos/${id}`)).statusCode).toBe(200)
    expect(double.taken.at(-1)?.url).toBe('/api/pncp/v1/orgaos/11222333000181/contratos/2026/9/termos')
  })
})
