import { calls } from '@paco/domain/calls'
import type { Call } from '@paco/domain/http/call'
import { addDays } from '@paco/domain/shared/days'
import { describe, expect, it } from 'vitest'
import { loginAs, startTestApp } from '../../test/harness.ts'
import { openBench } from '../aditivos/aditivos.testing.ts'
import { pdf } from '../arquivos/files.testing.ts'
import { formOf } from '../prazos/comprovacao.testing.ts'
import { readComputedDay } from '../projetos/day-queries.ts'

let day = '2026-03-10'
const test = await startTestApp(() => new Date(`${day}T15:00:00Z`))
const { app, database } = test
const bench = await openBench(test)
const id = await bench.newProjeto({ natureza: 'obra' })
const contrato = await bench.newContrato([id])
const aditivo = await bench.ask(bench.prazoRequest(id))

const form = formOf(pdf(), {
  fields: { entidade: 'projetos', registro_id: String(id), titulo: 'Edital', codigo: 'edital' },
})
const kept = await app.inject({
  method: 'POST',
  url: '/api/documentos',
  payload: form.payload,
  headers: { ...bench.obras.headers, ...form.headers },
})
const documento = kept.json().id as number
const versao = (await app.inject(`/api/documentos/${documento}/versoes`)).json().Result[0].id as number

/** Which record a path asks for. */
const recordOf = (path: string): number => {
  if (path.startsWith('/api/documentos/versoes/')) return versao
  if (path.startsWith('/api/documentos/')) return documento
  if (path.endsWith('/exame')) return aditivo
  return path.startsWith('/api/contratos/') ? contrato : id
}

const { headers: pessoa } = await loginAs(test)
const agenda = await app.inject({ method: 'POST', url: '/api/prazos/agenda', headers: pessoa })
const segredo = agenda.json().Result[0].endereco.split('/').at(-1) as string

const ofToday = Object.entries(calls as Record<string, Call>).filter(([, call]) => call.ofToday)

describe('what is told of a day', () => {
  it('is told by these calls, and they are some', () => expect(ofToday.length).toBeGreaterThan(15))

  it.each(ofToday)(
    '%s is computed for the day it is asked on',
    async (_name, { method, path, body, access }) => {
      day = addDays(day, 1)
      const headers = access.allows(null) ? {} : (await loginAs(test, { role: 'auditor' })).headers
      const named = path
        .replace('{id}', String(recordOf(path)))
        .replace('{segredo}', segredo)
        .replace('{obra}', `${id}.json`)
        .replace('{arquivo}', 'projetos.csv')
        .replace('{sha256}', 'ab'.repeat(32))
      const url = named + (path.includes('/exportar/') ? '?formato=csv' : '')
      const reply = await app.inject({ method, url, headers, ...(body ? { payload: { ids: [id] } } : {}) })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['x-hoje']).toBe(day)
      expect(await readComputedDay(database.db)).toBe(day)
    },
  )
})
