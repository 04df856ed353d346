import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import type { ObraPublica } from '@paco/domain/obras/obra'
import { formatDay } from '@paco/domain/shared/days'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './obra.module.css'

type Documento = ObraPublica['documentos'][number]

/** `PDF, 1,2 MB`: said before anybody fetches it. */
const arquivoText = ({ formato, tamanho, endereco, processo }: Documento) => {
  if (formato !== null)
    return [formato, tamanho !== null && formatTamanho(tamanho)].filter(Boolean).join(', ')
  return endereco === null ? processo : 'página de outro endereço'
}

function Item({ documento }: { documento: Documento }) {
  const { titulo, tipo, endereco, publico_desde } = documento
  const about = [
    tipo !== titulo && tipo,
    arquivoText(documento),
    `público desde ${formatDay(publico_desde)}`,
  ].filter(Boolean)
  return (
    <li>
      {endereco === null ? (
        <span className={words.medium}>{titulo}</span>
      ) : (
        <a href={endereco} target="_blank" rel="noreferrer">
          {titulo}
        </a>
      )}
      <span className={`${shared.small} ${words.block}`}>{about.join(' · ')}</span>
    </li>
  )
}

/** What everyone may read, with what it is and how large. */
export function Documentos({ obra: { documentos } }: { obra: ObraPublica }) {
  return (
    <Card title="Documentos" lead="O que a lei manda publicar desta obra." long>
      <ul className={classes.documentos}>
        {documentos.map((documento) => (
          <Item key={documento.id} documento={documento} />
        ))}
      </ul>
    </Card>
  )
}
