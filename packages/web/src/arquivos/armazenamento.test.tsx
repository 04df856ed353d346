import type { Uso } from '@paco/domain/arquivos/uso'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { ArmazenamentoPage } from './armazenamento-page.tsx'

const GB = 1024 ** 3
const EMPTY: Uso = {
  arquivos: 0,
  bytes: 0,
  limite: 10 * GB,
  em_envio: 0,
  na_hora: 0,
  guarda: 'banco',
  guardas: [],
  sem_uso: { arquivos: 0, bytes: 0 },
  restos: 0,
  ausentes: 0,
  antivirus: null,
  tipos: [],
}
const server = fakeServerForEachTest()
async function open(uso: Partial<Uso>) {
  server.current.answer(() => Response.json({ Status: 'Success', Result: [{ ...EMPTY, ...uso }] }))
  await renderApp(<ArmazenamentoPage />)
  return screen.findByRole('progressbar')
}

describe('the meter', () => {
  it('says how much of how much, of which kinds, and where', async () => {
    const bar = await open({
      arquivos: 1200,
      bytes: 3.2 * GB,
      guardas: [{ guarda: 'banco', arquivos: 1200, bytes: 3.2 * GB }],
      tipos: [
        { tipo: 'application/pdf', arquivos: 1190, bytes: 3 * GB },
        { tipo: 'text/plain', arquivos: 10, bytes: 0.2 * GB },
      ],
    })
    expect(bar.getAttribute('aria-label')).toBe('Espaço usado: 3,2 GB de 10 GB')
    expect(bar.getAttribute('aria-valuenow')).toBe('32')
    const [, first, , last] = within(screen.getByRole('table')).getAllByRole('row')
    expect(first?.textContent).toBe('PDF1.1903 GB')
    expect(last?.textContent).toBe('Total1.2003,2 GB')
    expect(screen.getByText('Banco de dados')).toBeTruthy()
    expect(screen.getByText('Nada espera limpeza.')).toBeTruthy()
    for (const limit of ['30 MB', '200 MB', '20 arquivos']) expect(screen.getByText(limit)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [7.9, null, null],
    [8, 'status', /está acabando/],
    [9.5, 'alert', /ninguém mais consegue enviar.*ARQUIVOS_LIMITE_GB/],
    [12, 'alert', /no fim/],
  ])('with %d GB of 10: %s', async (gigabytes, role, text) => {
    await open({ bytes: gigabytes * GB })
    const told = screen.queryByRole('alert') ?? screen.queryByText(/está acabando/)?.closest('[role]')
    if (role === null) expect(told ?? null).toBeNull()
    else expect([told?.getAttribute('role'), told?.textContent]).toEqual([role, expect.stringMatching(text)])
  })

  it('tells what lies elsewhere, is missing, and waits to be swept', async () => {
    await open({
      guarda: 's3',
      guardas: [
        { guarda: 'disco', arquivos: 1, bytes: 2048 },
        { guarda: 's3', arquivos: 2, bytes: 4096 },
      ],
      sem_uso: { arquivos: 3, bytes: 1024 },
      em_envio: 5 * 1024,
      restos: 1,
      ausentes: 2,
    })
    for (const text of [
      '1 arquivo, 2 kB',
      '2 arquivos, 4 kB',
      /^3 arquivos, 1 kB/,
      /^5 kB/,
      '1 arquivo, de envios que não terminaram.',
      /^2 arquivos: o backup restaurado veio sem eles/,
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('Nenhum arquivo guardado')).toBeTruthy()
  })
})

describe('the antivirus', () => {
  const WATCHED = { responde: true, nao_verificados: 0, pendentes: 0, suspeitos: 0, falha: null }
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  it('is not told of where there is none', async () => {
    await open({})
    expect(screen.queryByText('Antivírus')).toBeNull()
  })

  it('tells what it has looked at', async () => {
    await open({ antivirus: WATCHED })
    expect(fact('Situação')).toBe('Responde')
    expect(fact('À espera')).toBe('Nada')
  })

  it('tells what it has not, and why', async () => {
    const falha = 'o clamd não respondeu'
    await open({ antivirus: { responde: false, nao_verificados: 2, pendentes: 1, suspeitos: 1, falha } })
    expect(fact('Situação')).toBe(`Não responde: ${falha}`)
    expect(fact('À espera')).toContain('1 arquivo: só quem o enviou')
    expect(fact('De antes')).toContain('2 arquivos')
    expect(fact('Suspeitos')).toContain('1 arquivo: ninguém')
  })
})
