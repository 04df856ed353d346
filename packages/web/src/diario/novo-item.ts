import type { TipoRegistro } from '@paco/domain/diario/registro'
import { drawKey } from '../http/repeats.ts'
import type { ItemFila } from './fila/item.ts'

export interface Said {
  readonly dia: string
  readonly hora?: string | null | undefined
  readonly etapa?: string | number | null | undefined
  readonly momento?: string | null | undefined
  readonly texto?: string | null | undefined
  readonly id_contrato?: string | number | null | undefined
}

export interface Lugar {
  readonly latitude: number
  readonly longitude: number
}

interface Where {
  readonly tipo: TipoRegistro
  readonly dono: number
  readonly id_projeto: number
  readonly lugar: Lugar | null
  readonly arquivo?: File
}

const numberOf = (value: string | number | null | undefined) =>
  value === '' || value == null ? null : Number(value)

/** What was said, as it waits here. */
export const ditoEm = (said: Said) => ({
  dia: said.dia,
  hora: said.hora || null,
  etapa: numberOf(said.etapa),
  momento: said.momento || null,
  texto: said.texto?.trim() || null,
  id_contrato: numberOf(said.id_contrato),
})

/** A key in the form of a UUID, also on pages without encryption. */
export const novaChave = (): string =>
  drawKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** An entry as it waits here, under a key of its own. */
export const novoItem = (said: Said, { tipo, dono, id_projeto, lugar, arquivo }: Where): ItemFila => ({
  chave: novaChave(),
  dono,
  id_projeto,
  tipo,
  ...ditoEm(said),
  latitude: lugar?.latitude ?? null,
  longitude: lugar?.longitude ?? null,
  arquivo: arquivo ?? null,
  nome: arquivo?.name ?? null,
  posto_em: Date.now(),
  edicao: 0,
  problema: null,
})

const PATIENCE = { enableHighAccuracy: true, timeout: 8000, maximumAge: 60_000 }

/** Where the phone is, if its person allows; null where that is not known. */
export const ondeEstou = (): Promise<Lugar | null> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      PATIENCE,
    )
  })
