import { describe, expect, it } from 'vitest'
import { startLegal, type Who } from './legal.testing.ts'

const test = await startLegal()
const { admin, obras, saude, auditor, visitor, call, keys, mark, contrato } = test

/** A stopped project of Obras with a contract, an amendment and an agreement, for tests that want each kind. */
async function everyKind() {
  const projeto = await test.projeto('Ponte')
  const signed = await contrato({ vigencia_fim: '2027-03-10' })
  await test.link(signed, projeto)
  return {
    signed,
    aditivo: await test.aditivo(projeto, signed),
    stopped: await test.paralisacao(projeto),
    mirante: await test.convenio('Mirante'),
  }
}

describe('a deadline that was met', () => {
  it('is marked by its department, with who, when and what shows it', async () => {
    const posto = await test.projeto('Posto', 17)
    const id = await contrato({ id_secretaria: 17, contratacao_direta: true, regime: 10 })
    await test.link(id, posto)
    const chave = `contrato:${id}:pncp`
    expect(await keys(admin, chave)).toEqual([`${chave} 2026-11-17`])
    const reply = await mark(saude, chave)
    expect(reply.json()).toEqual({
      Status: 'Success',
      id: expect.any(Number),
      message: 'Prazo marcado como cumprido.',
    })
    expect(await keys(admin, chave)).toEqual([])
    const { Result } = (await call(saude, 'GET', `/api/prazos/projeto/${posto}`)).json()
    expect(Result).toEqual([
      expect.objectContaining({
        chave,
        situacao: 'cumprido',
        cumprido_em: '2026-11-13',
        por: 'https://pncp.gov.br/app/contratos/1',
        arquivo: null,
        cumprimento_id: reply.json().id,
        marcado_por: expect.stringMatching(/^Pessoa/),
        marcado_em: expect.stringMatching(/^2026-11-16T15:00:00/),
      }),
    ])
    const trail = (await call(admin, 'GET', '/api/auditoria?entidade=prazos_cumpridos')).json().Result
    expect(trail[0]).toMatchObject({ acao: 'criou', depois: { chave, cumprido_em: '2026-11-13' } })
  })

  it('is marked once: the same again is the same mark, another day or proof is refused', async () => {
    const chave = `contrato:${await contrato()}:quantitativos`
    const replies = await Promise.all(Array.from({ length: 5 }, () => mark(obras, chave)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
    const other = await mark(obras, chave, { cumprido_em: '2026-11-12' })
    expect([other.statusCode, other.json().Error]).toEqual([
      409,
      'Este prazo já está marcado como cumprido, com outra data ou outra comprovação.',
    ])
    expect((await mark(admin, chave, { evidencia: 'Outra' })).statusCode).toBe(409)
  })

  it('is for the record’s department and administrators', async () => {
    const { signed, aditivo, stopped, mirante } = await everyKind()
    const chave = `contrato:${signed}:pncp`
    const statuses = async (who: Who, key = chave) => (await mark(who, key)).statusCode
    expect(await statuses(null)).toBe(401)
    expect(await statuses(auditor)).toBe(403)
    expect(await statuses(visitor)).toBe(403)
    expect((await mark(saude, chave)).json().Error).toBe(
      'Só a secretaria do registro e os administradores marcam este prazo como cumprido.',
    )
    expect(await statuses(saude)).toBe(403)
    expect(await statuses(saude, `paralisacao:${stopped}:aviso`)).toBe(403)
    expect(await statuses(obras, `convenio_dade:${mirante}:contas`)).toBe(403)
    expect(await statuses(admin, `convenio_dade:${mirante}:contas`)).toBe(200)
    // Whoever may not read an amendment is not told that there is one.
    expect(await statuses(saude, `aditivo:${aditivo}:termo`)).toBe(404)
  })

  it.each([
    ['no such kind', (id: number) => `contrato:${id}:festa`],
    ['no such record', () => 'contrato:999999:pncp'],
    ['of another record', (id: number) => `aditivo:${id + 1000}:pncp`],
    ['no key at all', () => "x'; drop table contratos"],
  ])('is one that really exists: %s', async (_, chaveOf) => {
    const reply = await mark(admin, chaveOf(await contrato()))
    expect([reply.statusCode, reply.json().Error]).toEqual([404, 'Este prazo não existe.'])
  })

  it('is one that applies to its record', async () => {
    const direct = await contrato({ contratacao_direta: true, regime: 10 })
    const reply = await mark(admin, `contrato:${direct}:quantitativos`)
    expect([reply.statusCode, reply.json().Error]).toEqual([404, 'Este prazo não existe.'])
  })

  it.each([
    ['tomorrow', { cumprido_em: '2026-11-17' }, 'cumprido_em'],
    ['on no day', { cumprido_em: '2026-02-30' }, 'cumprido_em'],
    ['without a proof', { evidencia: '  ' }, 'evidencia'],
    ['with nothing for a proof', { evidencia: null }, 'evidencia'],
    ['with a proof too long', { evidencia: 'x'.repeat(1001) }, 'evidencia'],
    ['with a number for a proof', { evidencia: 7 }, 'evidencia'],
    ['with a file that JSON only spells', { arquivo: { name: 'a.pdf', size: 9 } }, 'arquivo'],
  ])('is not met %s', async (_, own, field) => {
    const reply = await mark(admin, `contrato:${await contrato()}:pncp`, own)
    expect([reply.statusCode, Object.keys(reply.json().Campos)]).toEqual([400, [field]])
  })

  it('what ends with its record is not marked', async () => {
    const { signed, aditivo } = await everyKind()
    for (const chave of [`contrato:${signed}:vigencia`, `aditivo:${aditivo}:termo`]) {
      const reply = await mark(admin, chave)
      expect([reply.statusCode, reply.json().Error]).toEqual([
        409,
        'Este prazo termina com o que o registro diz: informe lá a data.',
      ])
    }
  })

  it('is taken back by an administrator, and runs again', async () => {
    const chave = `paralisacao:${await test.paralisacao(await test.projeto('Parada'))}:aviso`
    const { id } = (await mark(obras, chave)).json()
    expect(await keys(obras, chave)).toEqual([])
    for (const [who, status] of [
      [null, 401],
      [obras, 403],
      [auditor, 403],
      [admin, 200],
      [admin, 404],
    ] as const)
      expect((await call(who, 'DELETE', `/api/prazos/cumprimentos/${id}`)).statusCode).toBe(status)
    expect(await keys(obras, chave)).toEqual([`${chave} 2026-11-03`])
  })
})
