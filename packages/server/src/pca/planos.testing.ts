import type { Pca } from '@paco/domain/pca/pca'
import type { PassoPlano, Plano } from '@paco/domain/pca/plano'
import { loginAs, type TestApp } from '../../test/harness.ts'

type Person = Awaited<ReturnType<typeof loginAs>>

const item = {
  requisitante: 'Secretaria de Obras',
  objeto: 'Cimento CP II',
  justificativa: 'Calçadas',
  expectativa_consumo_anual: 100,
  valor_preliminar: 4000.5,
  data_pretendida: '2030-03-10',
  prioridade: 'Alta',
}

/** Two who plan, so that one approves what the other wrote, and what they do. */
export async function openPlanos(test: TestApp) {
  const ana = await loginAs(test, { role: 'admin', name: 'Ana Planeja' })
  const bento = await loginAs(test, { role: 'admin', name: 'Bento Aprova' })
  const call = (who: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload ? { payload } : {}) })
  const post = (who: Person, url: string, payload: object = {}) => call(who, 'POST', url, payload)
  const rows = async <T>(url: string): Promise<T[]> => (await call(ana, 'GET', url)).json().Result
  const step = (ano: number, passo: PassoPlano) => post(bento, `/pca/planos/${ano}/passo`, { passo })
  return {
    ana,
    bento,
    item,
    call,
    post,
    rows,
    step,
    read: async (id: number): Promise<Pca> => (await rows<Pca>(`/pca/${id}`))[0] as Pca,
    plan: async (ano: number): Promise<Plano> => (await rows<Plano>(`/pca/planos/${ano}`))[0] as Plano,
    add: async (more: object = {}, who = ana): Promise<number> =>
      (await post(who, '/addpca', { ...item, ...more })).json().id,
    approve: (id: number, body: object = {}, who = bento) => post(who, `/pca/${id}/aprovar`, body),
    approvePlan: async (ano: number) => {
      for (const passo of ['submeter', 'aprovar'] as const) await step(ano, passo)
    },
  }
}
