import { formatDay } from '../../shared/days.ts'
import type { DocumentoFatos, FotoFatos } from './fatos.ts'
import { instantOf, uriOf } from './formas.ts'

/** A document by its address: a file here, or where it was published; the number of a process is no address. */
export function documentOf({ id, titulo, tipo, link, formato, publico_desde }: DocumentoFatos, base: string) {
  return {
    id: `documento-${id}`,
    documentType: tipo,
    title: titulo,
    url: link === null ? `${base}/api/documentos/${id}/arquivo` : uriOf(link),
    datePublished: instantOf(publico_desde),
    format: formato,
    language: 'pt',
  }
}

export const fotoOf = ({ id, foto, dia }: FotoFatos, base: string) => ({
  id: `foto-${id}`,
  documentType: 'illustration',
  title: `Foto de ${formatDay(dia)}`,
  url: `${base}/img/${encodeURIComponent(foto)}`,
  datePublished: instantOf(dia),
  format: 'image/webp',
  language: 'pt',
})
