import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import type { ObraPublica } from '@paco/domain/obras/obra'
import { formatDay } from '@paco/domain/shared/days'
import { Card } from '../ui/card.tsx'
import table from '../ui/data/table.module.css'
import words from '../ui/theme/words.module.css'

type Documento = ObraPublica['documentos'][number]

/** `PDF, 1,2 MB`: said before anybody fetches it. */
const arquivoText = ({ formato, tamanho, endereco }: Documento) =>
  formato === null
    ? endereco === null
      ? 'Processo em papel'
      : 'Endereço na internet'
    : [formato, tamanho !== null && formatTamanho(tamanho)].filter(Boolean).join(', ')

/** What everyone may read, with what it is and how large. */
export function Documentos({ obra: { documentos } }: { obra: ObraPublica }) {
  return (
    <Card title="Documentos" lead="O que a lei manda publicar desta obra." long>
      <table
        className={`${table.table} ${table.words} ${table.stacks} ${table.open} ${words.whole}`}
        aria-label="Documentos da obra"
      >
        <thead>
          <tr>
            <th scope="col">Documento</th>
            <th scope="col">O que é</th>
            <th scope="col">Arquivo</th>
            <th scope="col">Público desde</th>
          </tr>
        </thead>
        <tbody>
          {documentos.map((documento) => (
            <tr key={documento.id}>
              <th scope="row">
                {documento.endereco === null ? (
                  `${documento.titulo} (${documento.processo})`
                ) : (
                  <a href={documento.endereco} target="_blank" rel="noreferrer">
                    {documento.titulo}
                  </a>
                )}
              </th>
              <td data-label="O que é">{documento.tipo ?? '-'}</td>
              <td data-label="Arquivo">{arquivoText(documento)}</td>
              <td data-label="Público desde" className={words.nowrap}>
                {formatDay(documento.publico_desde)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
