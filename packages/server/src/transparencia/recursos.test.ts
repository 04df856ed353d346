import { FAMILIAS } from '@paco/domain/convenios/familias'
import type { ConvenioPublico } from '@paco/domain/transparencia/convenio'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { openContratos } from '../contratos/contratos.testing.ts'
import { bodyOf } from '../convenios/convenios.testing.ts'
import { custeio } from '../emendas/emendas.testing.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'
import { tabelaOf } from './tabelas.ts'

const test = await startTestApp(() => new Date('2026-05-10T15:00:00Z'))
const bench = await openContratos(test)
const { call, admin, newProjeto } = bench

const BASE = '/api/transparencia'
const get = async <R>(path: string): Promise<R[]> => (await call(null, 'GET', `${BASE}${path}`)).json().Result

/** Keeps a document with a record. */
async function guardar(fields: Record<string, string>): Promise<number> {
  const form = formOf(pdf(fields.titulo), { fields })
  const sent = { payload: form.payload, headers: { ...admin.headers, ...form.headers } }
  return (await test.app.inject({ method: 'POST', url: '/api/documentos', ...sent })).json().id
}

describe('agreements of all families', () => {
  it('are told by which way their money goes; where nobody says it, in', async () => {
    const [, estadual, federal, finisa] = FAMILIAS
    const made = async (familia: (typeof FAMILIAS)[number], name: string, natureza: string | null) =>
      expect(
        (await call(admin, 'POST', `/api/convenios${familia.key}`, bodyOf(familia, name, { natureza })))
          .statusCode,
      ).toBe(200)
    await made(estadual, 'Zelo um', 'repassa')
    await made(federal, 'Zelo dois', 'sem_recursos')
    await made(finisa, 'Zelo três', null)
    const of = async (natureza: string) =>
      (await get<ConvenioPublico>(`/convenios?busca=zelo&natureza=${natureza}`)).map(({ objeto }) => objeto)
    expect(await of('repassa')).toEqual(['Zelo um'])
    expect(await of('sem_recursos')).toEqual(['Zelo dois'])
    expect(await of('recebe')).toEqual(['Zelo três'])
  })

  it('say who gets the money, where the city gives it', async () => {
    const told = { beneficiario: 'Lar São Vicente do Vale', beneficiario_cnpj: '11.222.333/0001-81' }
    const [dade, estadual, federal, finisa, sempapel] = FAMILIAS
    for (const familia of [dade, estadual, federal, finisa, sempapel])
      for (const natureza of ['repassa', 'recebe'])
        await call(
          admin,
          'POST',
          `/api/convenios${familia.key}`,
          bodyOf(familia, 'Lar', { ...told, natureza }),
        )
    const some = await get<ConvenioPublico>('/convenios?busca=vicente')
    expect(some).toHaveLength(10)
    for (const { natureza, beneficiario, beneficiario_cnpj: cnpj } of some)
      expect({ beneficiario, beneficiario_cnpj: cnpj }).toEqual(
        natureza === 'repassa' ? told : { beneficiario: null, beneficiario_cnpj: null },
      )
    for (const cnpj of ['11222333000181', '11.222.333/0001-81'])
      expect(
        await get(`/convenios?natureza=repassa&busca=${encodeURIComponent(`lar ${cnpj}`)}`),
      ).toHaveLength(5)
    const reply = await call(null, 'GET', '/api/dados/convenios-finisa.csv')
    expect(reply.body).toContain('Lar São Vicente do Vale;11222333000181')
  })

  it.each(FAMILIAS)('$key: lead to what was agreed, while everyone may read it', async (familia) => {
    const made = await call(admin, 'POST', `/api/convenios${familia.key}`, bodyOf(familia, 'Zelo do termo'))
    const own = { entidade: `convenios_${familia.key}`, registro_id: String(made.json().id) }
    const read = async () =>
      (await get<ConvenioPublico>(`/convenios?familia=${familia.key}&busca=zelo termo`)).map(
        ({ termo, termo_endereco }) => [termo, termo_endereco],
      )
    const restrito = { restrito_base: 'pessoal', restrito_motivo: 'Revisão', restrito_ate: '2027-01-01' }
    const fechado = await guardar({ ...own, codigo: 'convenio-termo', titulo: 'Fechado' })
    expect((await call(admin, 'PUT', `/api/documentos/${fechado}/restricao`, restrito)).statusCode).toBe(200)
    await guardar({ ...own, codigo: 'prestacao-contas', titulo: 'Contas' })
    expect(await read()).toEqual([[null, null]])

    const id = await guardar({ ...own, codigo: 'convenio-termo', titulo: 'Termo', numero: '7/2026' })
    const endereco = `/api/documentos/${id}/arquivo`
    expect(await read()).toEqual([['7/2026', endereco]])
    expect((await call(null, 'GET', endereco)).statusCode).toBe(200)
    const pedido = { caminho: '/transparencia/convenios', search: {}, dia: '2026-05-10' as const }
    const semPrograma = async () =>
      (await tabelaOf(test.database.db, 'transparencia/convenios', 'Convênios', pedido))?.text
    expect(await semPrograma()).toContain(`<td><a href="${endereco}">7/2026</a></td>`)

    const { versao } = (await call(admin, 'GET', `/api/documentos/${id}`)).json().Result[0]
    await call(admin, 'POST', `/api/documentos/${id}/sem-efeito`, { motivo: 'Outro termo', versao })
    expect(await read()).toEqual([[null, null]])
    expect(await semPrograma()).not.toContain(endereco)
  })

  it('are not found by their bank account', async () => {
    const account = '00998-77'
    const made = { ...bodyOf(FAMILIAS[1], 'Ginásio'), conta_bancaria: account }
    expect((await call(admin, 'POST', '/api/conveniosestadual', made)).statusCode).toBe(200)
    for (const who of [null, admin])
      expect((await call(who, 'GET', `${BASE}/convenios?busca=${account}`)).json().Result).toEqual([])
  })
})

describe('amendments', () => {
  it('are told with the projects they pay for, archived ones left out', async () => {
    const made = await call(admin, 'POST', '/api/emendas', { ...custeio, numero: '77', esfera: 'municipal' })
    const { id } = made.json()
    for (const nomeprojeto of ['Quadra', 'Adutora', 'Velha']) {
      const projeto = await newProjeto({ nomeprojeto })
      await call(admin, 'POST', '/api/vinculos', { id_projeto: projeto, tipo: 'emenda', id_alvo: id })
      if (nomeprojeto !== 'Velha') continue
      const { versao } = await bench.readProjeto(projeto)
      await call(admin, 'POST', `/api/projetos/${projeto}/arquivar`, { motivo: 'Fim', versao })
    }
    expect(await get('/emendas?esfera=municipal&ano=2026&busca=prado')).toEqual([
      {
        ...custeio,
        id,
        numero: '77',
        esfera: 'municipal',
        secretaria_nome: 'Obras',
        valor_empenhado: null,
        valor_liquidado: null,
        valor_pago: null,
        projetos: 'Adutora · Quadra',
      },
    ])
  })
})
