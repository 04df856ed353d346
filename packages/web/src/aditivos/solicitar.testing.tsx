import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Medidor } from '@paco/domain/aditivos/limite'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { sampleProjeto } from '../projetos/painel.testing.ts'
import type { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { lancamentoWith, medidorWith } from './aditivos.testing.ts'
import { SolicitarModal } from './solicitar-modal.tsx'

export const projeto = sampleProjeto(undefined, { valor: 1_000_000, valor_original: 1_000_000 })

export interface World {
  lines?: object[]
  medidores?: Medidor[]
  returned?: Aditivo
  /** The same request, as it is by now. */
  current?: Aditivo
  send?: () => Response | Promise<Response>
}

/** Opens the dialog before a server that knows these lines, and that 12,5% were approved. */
export async function openSolicitar(
  server: ReturnType<typeof fakeServerForEachTest>,
  { lines = [lancamentoWith()], medidores = [medidorWith()], returned, current, send }: World = {},
  secretarias: null | 'all' = null,
) {
  server.current.answer(({ method, path }) => {
    if (method !== 'GET') return send?.() ?? Response.json({ Status: 'Success', id: 1 })
    if (path === `/api/aditivos/${projeto.id}`) return Response.json(current ? [current] : [])
    if (path.startsWith('/api/orcamentos')) return Response.json(path.endsWith('/17') ? [] : lines)
    if (path.endsWith('/limites')) return Response.json(medidores)
    return Response.json({ Status: 'Success', Result: [] })
  })
  const onClose = vi.fn()
  const options = {
    queryKey: ['secretarias'],
    queryFn: async () => [
      { value: 12, label: 'Obras' },
      { value: 17, label: 'Saúde' },
    ],
  }
  await renderApp(
    <SolicitarModal
      projeto={projeto}
      secretarias={secretarias && options}
      returned={returned}
      onClose={onClose}
    />,
  )
  await screen.findByRole('button', { name: returned ? 'Reenviar solicitação' : 'Enviar solicitação' })
  return { onClose, user: userEvent.setup() }
}
