import type { Descritor } from '../descritor.ts'
import { projetosDescritores } from './projetos.ts'

/** Every list whose records come in from a sheet. */
export const DESCRITORES: readonly Descritor[] = [...projetosDescritores]

export const descritorDaLista = (nome: string): Descritor | undefined =>
  DESCRITORES.find((descritor) => descritor.nome === nome)
