import type { Paralisacao } from '@paco/domain/paralisacoes/paralisacao'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../pdf/read-pdf.testing.ts'
import { openStops } from './paralisacoes.testing.ts'

const bench = await openStops('2026-04-20T12:00:00-03:00')
const { call, saude, newProjeto, stopped, restart, read, edit } = bench

describe('the contract of a stoppage', () => {
  it('may be said to be none, and changes among the project’s own while it is open', async () => {
    const [projeto, other] = [await newProjeto(), await newProjeto()]
    const contrato = await bench.newContrato([projeto])
    const foreign = await bench.newContrato([other])
    const id = await stopped(projeto, { id_contrato: null })
    expect(await read(id)).toMatchObject({ id_contrato: null, contrato_nome: null })
    for (const wrong of [foreign, 999_999])
      expect([(await edit(id, { id_contrato: wrong })).statusCode, (await read(id)).versao]).toEqual([400, 1])
    expect((await edit(id, { id_contrato: foreign })).json().Campos).toEqual({
      id_contrato: 'Escolha um contrato deste projeto.',
    })
    expect((await edit(id, { id_contrato: 'dois' })).statusCode).toBe(400)
    expect((await edit(id, { id_contrato: contrato }, saude)).statusCode).toBe(403)
    expect((await edit(id, { id_contrato: contrato }, null)).statusCode).toBe(401)
    expect((await edit(id, { id_contrato: contrato, versao: 7 })).statusCode).toBe(409)
    expect((await edit(id, { id_contrato: contrato })).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({
      id_contrato: contrato,
      contrato_nome: expect.stringMatching(/^C\d+\/2026 · Construtora Vale$/),
    })
    expect((await edit(id, { motivo: 'judicial' })).statusCode).toBe(200)
    expect((await read(id)).id_contrato).toBe(contrato)
  })

  it('stays once its days were noted: the term of that contract was moved', async () => {
    const projeto = await newProjeto()
    const [first, second] = [
      await bench.newContrato([projeto], { vigencia_fim: '2026-12-31' }),
      await bench.newContrato([projeto]),
    ]
    const id = await stopped(projeto, { id_contrato: first })
    await restart(id, '2026-03-20')
    for (const id_contrato of [second, null])
      expect((await edit(id, { id_contrato })).json().Campos).toEqual({
        id_contrato: 'Uma paralisação já encerrada fica no contrato da sua apostila.',
      })
    expect((await edit(id, { id_contrato: first, ordem: '9/2026' })).statusCode).toBe(200)
    await expect(
      bench.test.database.pool.query('update paralisacoes set id_contrato = null where id = $1', [id]),
    ).rejects.toThrow()
  })

  it('is what its list is narrowed by, and stands in its spreadsheet and its notice, not on the sign', async () => {
    const [one, other] = [await newProjeto({ nomeprojeto: 'Píer' }), await newProjeto()]
    const contrato = await bench.newContrato([one, other])
    const ids = [await stopped(one), await stopped(other)]
    const { Result } = (await call(null, 'GET', `/api/paralisacoes?id_contrato=${contrato}&ordem=id`)).json()
    expect(Result.map(({ id }: Paralisacao) => id)).toEqual(ids)
    expect((await call(null, 'GET', '/api/paralisacoes?id_contrato=x')).statusCode).toBe(400)
    const sheet = await call(null, 'GET', `/api/exportar/paralisacoes?formato=csv&id_projeto=${one}`)
    expect(sheet.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffId;Projeto;Secretaria;Contrato;Ordem de paralisação;Motivo;Detalhe do motivo;Responsável;Início;Reinício previsto;Reinício;Dias parada;Aviso publicado em;Placa colocada em',
      expect.stringMatching(/;Píer;Obras;C\d+\/2026 · Construtora Vale;;Chuvas ou força maior;;/),
    ])
    const said = async (folha: string) => {
      const { rawPayload } = await call(null, 'GET', `/api/paralisacoes/${ids[0]}/pdf?folha=${folha}`)
      return (await readPdf(rawPayload)).pages.join().includes('ConstrutoraVale')
    }
    expect([await said('aviso'), await said('placa')]).toEqual([true, false])
  })
})
