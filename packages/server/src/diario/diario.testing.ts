import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { loginAs, type TestApp } from '../../test/harness.ts'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openContratos, signedBody } from '../contratos/contratos.testing.ts'

/** What must never be in a public byte. */
export const SECRET = 'segredo-da-camera'

/** A picture as a phone takes it: with the day, the place and more in it than meets the eye. */
export const cameraPicture = (taken = '2026:11:10 14:05:00', tint = 90, noted = SECRET): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: { r: tint, g: 120, b: 60 } } })
    .withExif({
      IFD0: { Copyright: noted },
      IFD2: { DateTimeOriginal: taken },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '22/1 48/1 5904/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '45/1 11/1 3588/100',
      },
    })
    .jpeg()
    .toBuffer()

/** A form as a browser sends it: texts first, then the file. */
export function diarioForm(fields: object, bytes: Uint8Array, name = 'IMG_0042.jpg') {
  const boundary = 'limite-do-diario'
  const texts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="arquivo"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** What the diary's tests do over and over: a work of Obras with a contract, and everybody who may ask about it. */
export async function openDiario(test: TestApp) {
  const bench = await openContratos(test)
  const { call, admin, newContrato, newProjeto } = bench
  const fiscal = await loginAs(test, { id_secretaria: 17, name: 'Ana Fiscal' })
  const gestor = await loginAs(test, { name: 'Rui Gestor' })
  const saude = await loginAs(test, { id_secretaria: 17 })
  const visitor = await loginAs(test)

  const newObra = async () => {
    const projeto = await newProjeto({ nomeprojeto: 'Ponte do Ribeirão' })
    const people = { fiscal_titular_id: fiscal.id, gestor_id: gestor.id }
    const contrato = await newContrato({ ...signedBody, ...people, projetos: [projeto] })
    return { projeto, contrato }
  }
  const fields = (id_projeto: number, own: object = {}) => ({
    chave: randomUUID(),
    id_projeto,
    tipo: 'foto',
    dia: '2026-11-10',
    ...own,
  })
  const sendFoto = async (
    who: Who,
    id_projeto: number,
    own: object = {},
    bytes?: Uint8Array,
    name?: string,
  ) => {
    const form = diarioForm(fields(id_projeto, own), bytes ?? (await cameraPicture()), name)
    return test.app.inject({
      method: 'POST',
      url: '/api/diario',
      payload: form.payload,
      headers: { ...who?.headers, ...form.headers },
    })
  }
  const note = (who: Who, id_projeto: number, own: object = {}) =>
    call(
      who,
      'POST',
      '/api/diario',
      fields(id_projeto, { tipo: 'ocorrencia', texto: 'Choveu o dia todo.', ...own }),
    )
  const list = async (who: Who, id_projeto: number, query = '') =>
    (await call(who, 'GET', `/api/diario/projeto/${id_projeto}/registros${query}`)).json().Result
  return { ...bench, admin, fiscal, gestor, saude, visitor, newObra, fields, sendFoto, note, list }
}
