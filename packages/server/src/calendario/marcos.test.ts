import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-11-10T15:00:00Z'))
const { app } = test
const admin = await loginAs(test, { role: 'admin' })
const obras = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })

type Who = { headers: object } | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: { ...who?.headers }, ...(payload ? { payload } : {}) })

const marcoOf = async (ano: number, marco: string) =>
  (await call(null, 'GET', `/api/marcos?ano=${ano}`))
    .json()
    .Result.find((one: { marco: string }) => one.marco === marco)
const put = (ano: number, marco: string, body: object) =>
  call(admin, 'PUT', `/api/marcos/${ano}/${marco}`, body)

describe('the fiscal calendar', () => {
  it('begins with the usual days, for anyone to read', async () => {
    const { Result } = (await call(null, 'GET', '/api/marcos?ano=2026')).json()
    expect(Result).toHaveLength(12)
    expect(await marcoOf(2026, 'loa_envio')).toEqual({
      ano: 2026,
      marco: 'loa_envio',
      data: '2026-08-31',
      base: 'ADCT, art. 35, § 2º, III',
      padrao: '2026-08-31',
      versao: 0,
    })
    expect((await call(null, 'GET', '/api/marcos')).json().Campos).toEqual({ ano: 'Informe o ano.' })
    expect((await call(null, 'GET', '/api/marcos?ano=1900')).statusCode).toBe(400)
  })

  it('is kept by administrators alone', async () => {
    for (const [who, status] of [
      [null, 401],
      [obras, 403],
      [auditor, 403],
    ] as const) {
      const body = { data: '2026-12-04' }
      expect((await call(who, 'PUT', '/api/marcos/2026/encerramento', body)).statusCode).toBe(status)
      expect((await call(who, 'DELETE', '/api/marcos/2026/encerramento')).statusCode).toBe(status)
    }
  })

  it('takes the city’s day, changes it by version, and goes back to the usual one', async () => {
    const base = 'Decreto 9.999/2026'
    expect((await put(2026, 'encerramento', { data: '2026-12-04', base, versao: 0 })).statusCode).toBe(200)
    expect(await marcoOf(2026, 'encerramento')).toMatchObject({
      data: '2026-12-04',
      base,
      padrao: '2026-12-31',
      versao: 1,
    })
    // Who began from the usual day has not seen it.
    expect((await put(2026, 'encerramento', { data: '2026-12-05', versao: 0 })).statusCode).toBe(409)
    expect((await put(2026, 'encerramento', { data: '2026-12-05', versao: 1 })).statusCode).toBe(200)
    expect(await marcoOf(2026, 'encerramento')).toMatchObject({ data: '2026-12-05', base, versao: 2 })
    const back = await call(admin, 'DELETE', '/api/marcos/2026/encerramento')
    expect(back.json()).toEqual({ Status: 'Success', message: 'A data voltou à usual.' })
    expect(await marcoOf(2026, 'encerramento')).toMatchObject({ data: '2026-12-31', versao: 0 })
    expect((await put(2026, 'encerramento', { data: '2026-12-05', versao: 2 })).statusCode).toBe(409)
    expect((await call(admin, 'DELETE', '/api/marcos/2026/encerramento')).statusCode).toBe(404)
  })

  it('of two who say the same day at once one is told', async () => {
    const said = await Promise.all(
      ['2026-11-20', '2026-11-21'].map((data) => put(2026, 'congelamento', { data, versao: 0 })),
    )
    expect(said.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await call(admin, 'DELETE', '/api/marcos/2026/congelamento')
  })

  it.each([
    [2026, 'encerramento', { data: '2027-01-04' }, 400, { data: 'Informe um dia de 2026.' }],
    [2026, 'encerramento', {}, 400, { data: 'Informe uma data.' }],
    [2026, 'encerramento', { data: '2026-12-04', base: 'a\u0000b' }, 400, undefined],
    [2026, 'natal', { data: '2026-12-25' }, 400, { marco: expect.any(String) }],
    [2026, 'ppa_envio', { data: '2026-08-31' }, 404, undefined],
    [
      2026,
      'ldo_devolucao',
      { data: '2026-04-01' },
      400,
      { data: '“LDO: envio à câmara” não pode ser depois de “LDO: devolução para sanção”.' },
    ],
  ])('refuses %i %s %o', async (ano, marco, body, status, campos) => {
    const answer = await put(ano, marco, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().Campos).toEqual(campos)
  })

  it('does not go back to a usual day that no longer fits', async () => {
    await put(2028, 'pca_revisao_de', { data: '2027-11-20' }).then(({ statusCode }) =>
      expect(statusCode).toBe(400),
    )
    expect((await put(2028, 'pca_revisao_ate', { data: '2027-12-10' })).statusCode).toBe(200)
    expect((await put(2028, 'pca_revisao_de', { data: '2027-11-20' })).statusCode).toBe(200)
    const back = await call(admin, 'DELETE', '/api/marcos/2028/pca_revisao_ate')
    expect(back.statusCode).toBe(409)
    expect(back.json().message).toContain('não pode voltar à data usual')
  })

  it('stands in the trail', async () => {
    await put(2030, 'encerramento', { data: '2030-12-06', base: 'Decreto 1/2030' })
    const trail = await call(admin, 'GET', '/api/auditoria?entidade=marcos')
    expect(trail.body).toContain('Decreto 1/2030')
  })
})

describe('what is due', () => {
  const dueTo = async (who: Who) =>
    (await call(who, 'GET', '/api/prazos?tipo=fiscal')).json().Result as Record<string, unknown>[]

  it('tells the near days of the fiscal year to everybody, and none that has passed', async () => {
    const due = await dueTo(obras)
    expect(due.map(({ parte, dia, detalhe }) => [parte, dia, detalhe])).toEqual([
      ['pca_revisao_ate', '2026-11-15', 'Plano de 2027'],
      ['loa_devolucao', '2026-12-22', 'Calendário de 2026'],
      ['encerramento', '2026-12-31', 'Calendário de 2026'],
      ['pca_revisao_loa', '2027-01-15', 'Plano de 2027'],
    ])
    expect(due[1]).toMatchObject({
      tipo: 'fiscal',
      id: 2026,
      titulo: 'LOA: devolução para sanção',
      base_legal: 'ADCT, art. 35, § 2º, III',
      dias: 42,
      marcavel: false,
      meu: false,
    })
  })

  it('moves with the city’s day, and stands in everybody’s calendar', async () => {
    await put(2026, 'encerramento', { data: '2026-11-27', base: 'Decreto 9.999/2026' })
    const due = await dueTo(admin)
    expect(due.find(({ parte }) => parte === 'encerramento')).toMatchObject({ dia: '2026-11-27' })
    const { endereco } = (await call(obras, 'POST', '/api/prazos/agenda')).json().Result[0]
    const agenda = (await call(null, 'GET', endereco)).body
    expect(agenda).toContain('UID:fiscal-2026-encerramento@paco')
    expect(agenda).toContain('DTSTART;VALUE=DATE:20261127')
    await call(admin, 'DELETE', '/api/marcos/2026/encerramento')
  })
})
