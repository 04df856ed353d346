import { type EtapaDaSemana, LISTA_DAS_ETAPAS } from '@paco/domain/projetos/semana'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'

const test = await startTestApp(() => new Date('2026-03-10T15:00:00Z'))
const admin = await loginAs(test, { role: 'admin' })
const ana = await loginAs(test, { id_secretaria: 12 })
const auditor = await loginAs(test, { role: 'auditor' })

type Who = typeof admin | null
const call = (who: Who, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) })
const semana = async (who: Who, query = ''): Promise<EtapaDaSemana[]> =>
  (await call(who, 'GET', `/api/etapas/semana${query}`)).json().Result
const short = (rows: EtapaDaSemana[]) =>
  rows.map(({ projeto, etapa, motivo, atraso }) => [projeto, etapa, motivo, atraso])

const projetos: object[] = [
  { nomeprojeto: 'Ponte', id_secretaria: 12, datafimetapa2: '2026-03-09', situacaoetapa2: 'Em andamento' },
  { nomeprojeto: 'Praça', id_secretaria: 12, datainicioetapa1: '2026-03-24', datafimetapa1: '2026-09-01' },
  {
    nomeprojeto: 'Praça longe',
    id_secretaria: 12,
    datainicioetapa1: '2026-03-25',
    datafimetapa1: '2026-09-01',
  },
  { nomeprojeto: 'Creche', id_secretaria: 3, datafimetapa4: '2026-02-01', situacaoetapa4: 'Não iniciado' },
  { nomeprojeto: 'Posto', id_secretaria: 3, situacaoetapa5: 'Em andamento', datafimetapa5: '2027-01-01' },
  { nomeprojeto: 'Feita', id_secretaria: 12, situacaoetapa1: 'Concluído', datafimetapa1: '2026-01-01' },
]
const ids: number[] = []
for (const projeto of projetos)
  ids.push((await call(admin, 'POST', '/api/createprojetocompleto', projeto)).json().id)
const velho = { nomeprojeto: 'Velho', id_secretaria: 12, situacaoetapa1: 'Em andamento' }
const { id: archived } = (await call(admin, 'POST', '/api/createprojetocompleto', velho)).json()
await call(admin, 'POST', `/api/projetos/${archived}/arquivar`, { motivo: 'Duplicado por engano.' })

describe('stages of the week', () => {
  it('are told the latest first: one’s own to a department, all to others', async () => {
    const obras = [
      ['Ponte', 2, 'atrasada', 1],
      ['Praça', 1, 'comeca', 0],
    ]
    expect(short(await semana(ana))).toEqual(obras)
    const all = [['Creche', 4, 'atrasada', 37], obras[0], obras[1], ['Posto', 5, 'em_andamento', 0]]
    expect(short(await semana(admin))).toEqual(all)
    expect(short(await semana(auditor))).toEqual(all)
    expect((await call(null, 'GET', '/api/etapas/semana')).statusCode).toBe(401)
  })

  it('are narrowed, searched and sorted; another department’s are not a department’s', async () => {
    expect(short(await semana(admin, '?id_secretaria=12'))).toHaveLength(2)
    expect(await semana(ana, '?id_secretaria=3')).toEqual([])
    expect(short(await semana(admin, '?motivo=atrasada&ordem=projeto&limite=1&pagina=2'))).toEqual([
      ['Ponte', 2, 'atrasada', 1],
    ])
    expect(short(await semana(admin, '?busca=praca'))).toHaveLength(1)
    expect((await call(admin, 'GET', '/api/etapas/semana?motivo=x')).statusCode).toBe(400)
  })

  it('say by which cells they are saved, and what is kept', async () => {
    const [first] = await semana(ana)
    expect(first).toMatchObject({
      id_projeto: ids[0],
      versao: 1,
      secretaria: expect.any(String),
      colunas: {
        inicio: 'datainicioetapa2',
        fim: 'datafimetapa2',
        prazo: 'prazoetapa2',
        situacao: 'situacaoetapa2',
      },
      recusa: null,
      travados: [],
    })
    expect((await semana(auditor))[0]?.recusa).toBe('Você não tem permissão para editar este projeto.')
    const { id_projeto: id, versao, colunas } = first as EtapaDaSemana
    const linhas = [{ id, versao, campos: { [colunas.fim]: '2026-03-31' } }]
    expect((await call(ana, 'PUT', `/api/lote/${LISTA_DAS_ETAPAS}`, { linhas })).statusCode).toBe(200)
    expect((await semana(ana)).find(({ id_projeto }) => id_projeto === id)).toMatchObject({
      versao: 2,
      fim: '2026-03-31',
      motivo: 'em_andamento',
      atraso: 0,
    })
    await call(ana, 'PUT', `/api/updateprojetocompleto/${id}`, { situacaoetapa4: 'Concluído' })
    expect((await semana(ana)).find(({ id_projeto }) => id_projeto === id)?.travados).toEqual([
      'datafimetapa2',
    ])
  })

  it('go out as a sheet of the same filter', async () => {
    const reply = await call(admin, 'GET', '/api/exportar/etapas-semana?formato=csv&motivo=comeca')
    const [head, row, rest] = reply.body.split('\r\n')
    expect(head).toMatch(/Projeto;Secretaria;Etapa;Início;Fim;Prazo em dias;Situação;Por quê;Dias de atraso/)
    expect(row).toMatch(/^Praça;.*;24\/03\/2026;01\/09\/2026;;.*;Começa em até 14 dias;0$/)
    expect(rest).toBe('')
  })
})
