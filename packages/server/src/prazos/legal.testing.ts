import { loginAs, startTestApp } from '../../test/harness.ts'
import { changes } from '../db/changes.ts'

export type Who = { id: number; headers: object } | null

export interface Line {
  parte: string
  dia: string
  [field: string]: unknown
}

/** A city hall on 16 November 2026, a Monday, with people of every kind and ways to make records whose deadlines run. */
export async function startLegal() {
  const test = await startTestApp(() => new Date('2026-11-16T12:00:00-03:00'))
  const { app, database } = test
  const admin = await loginAs(test, { role: 'admin', name: 'Ana Admin' })
  const obras = await loginAs(test, { id_secretaria: 12, name: 'Olga Obras' })
  const saude = await loginAs(test, { id_secretaria: 17 })
  const auditor = await loginAs(test, { role: 'auditor' })
  const visitor = await loginAs(test)

  const call = (
    who: Who,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) => app.inject({ method, url, headers: { ...who?.headers, ...headers }, ...(payload ? { payload } : {}) })

  async function insert(table: string, values: Record<string, unknown>): Promise<number> {
    const names = Object.keys(values)
    const slots = names.map((_, index) => `$${index + 1}`)
    const text = `insert into ${table} (${names.join(', ')}) values (${slots.join(', ')}) returning id`
    return (await database.pool.query(text, Object.values(values))).rows[0].id
  }

  const projeto = async (nomeprojeto: string, id_secretaria = 12): Promise<number> =>
    (await call(admin, 'POST', '/api/createprojetocompleto', { nomeprojeto, id_secretaria })).json().id

  let numero = 0
  const contrato = (own: Record<string, unknown> = {}) =>
    insert('contratos', {
      id_secretaria: 12,
      numero: String(++numero),
      ano: 2026,
      objeto: 'Ponte sobre o rio',
      empresa: 'Construtora',
      regime: 1,
      valor_inicial: 1000,
      assinatura: '2026-11-03',
      situacao: 'Em execução',
      ...own,
    })
  const link = (contrato_id: number, projeto_id: number) =>
    database.pool.query('insert into contratos_projetos (contrato_id, projeto_id) values ($1, $2)', [
      contrato_id,
      projeto_id,
    ])
  /** Begun on word alone, while its contract waits for the term. */
  const aditivo = (id_projeto: number, id_contrato: number) =>
    insert('aditivos', {
      id_projeto,
      id_secretaria: 12,
      tipo: 'prazo',
      prazo: 10,
      etapa: 2,
      status: 'pendente',
      criado_por: obras.id,
      data_criacao: new Date('2026-11-01T12:00:00Z'),
      id_contrato,
      antecipado_em: '2026-10-30',
    })
  const paralisacao = (id_projeto: number) =>
    insert('paralisacoes', {
      id_projeto,
      motivo: 'chuvas',
      responsavel: 'Engenheira',
      inicio: '2026-10-01',
      criado_por: obras.id,
      criado_em: new Date('2026-10-01T12:00:00Z'),
    })
  const convenio = async (objeto: string): Promise<number> =>
    (await call(admin, 'POST', '/api/conveniosdade', { objeto, vigencia_convenio: '2026-09-30' })).json().id

  const legais = async (who: Who, part = ''): Promise<Line[]> => {
    // What these tests write by hand nobody has heard of.
    changes.emit('written')
    const { Result } = (await call(who, 'GET', '/api/prazos?tipo=legal')).json()
    return Result.filter((line: Line) => line.parte.includes(part))
  }
  const keys = async (who: Who, part = '') =>
    (await legais(who, part)).map(({ parte, dia }) => `${parte} ${dia}`)
  const mark = (who: Who, chave: string, own: object = {}) =>
    call(who, 'POST', '/api/prazos/cumprimentos', {
      chave,
      cumprido_em: '2026-11-13',
      evidencia: 'https://pncp.gov.br/app/contratos/1',
      ...own,
    })

  return {
    ...test,
    ...{ admin, obras, saude, auditor, visitor },
    ...{ call, insert, projeto, contrato, link, aditivo, paralisacao, convenio },
    ...{ legais, keys, mark },
  }
}
