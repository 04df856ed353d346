import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeServerForEachTest } from '../ui/test/fake-server.ts'
import { renderApp } from '../ui/test/render-app.tsx'
import { readToasts } from '../ui/toast.ts'
import { COORDENADAS } from './coordenadas.testing.ts'
import { GeojsonButton } from './geojson-button.tsx'

const server = fakeServerForEachTest()
const BUSY = { Status: 'Error', Error: 'O servidor está ocupado.' }

test('all points are saved by their address', async () => {
  await renderApp(<GeojsonButton pontos={COORDENADAS} filtered={false} />, '/tela')
  const link = screen.getByRole('link', { name: 'GeoJSON' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/api/mapa/geojson',
    'projetos.geojson',
  ])
})

test('nothing is saved before it is known what the filter has', async () => {
  await renderApp(<GeojsonButton pontos={null} filtered />, '/tela')
  const button = screen.getByRole('button', { name: 'GeoJSON do filtro' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(server.current.received).toEqual([])
})

test('those of a filter are picked out of them; why they are not is told', async () => {
  const features = COORDENADAS.map(({ id_projeto }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-45.2, -22.8] },
    properties: { id_projeto },
  }))
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  server.current.answer(() => Response.json(BUSY, { status: 503 }))
  await renderApp(<GeojsonButton pontos={COORDENADAS.slice(1, 2)} filtered />, '/tela')
  const button = screen.getByRole('button', { name: 'GeoJSON do filtro' })
  await userEvent.click(button)
  await waitFor(() =>
    expect(readToasts().at(-1)?.text).toMatch(
      /^Não foi possível baixar os pontos\..*O servidor está ocupado\.$/,
    ),
  )
  expect(saved).toEqual([])

  server.current.answer(() => Response.json({ type: 'FeatureCollection', features }))
  await userEvent.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = (await saved[0]?.text()) ?? ''
  expect(JSON.parse(text)).toEqual({ type: 'FeatureCollection', features: features.slice(1, 2) })
})
