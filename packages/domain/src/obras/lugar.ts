import type { ObraNaLista } from './obra.ts'

/** Its address and neighbourhoods in one line, each told once. */
export const lugarText = ({ endereco, bairros }: Pick<ObraNaLista, 'endereco' | 'bairros'>): string =>
  [...new Set([endereco, bairros.join(', ')])].filter(Boolean).join(' · ')
