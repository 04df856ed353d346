import type { Descritor } from '@paco/domain/importacoes/descritor'
import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { comSugestoes } from '@paco/domain/importacoes/sugestoes'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { errosQuery } from './queries.ts'
import { countOf } from './textos.ts'
import type { Mudar } from './use-mudanca.ts'

interface SugestoesProps {
  importacao: ImportacaoInteira
  mudanca: Mudar
}

/** All that is suggested for what is wrong, taken with one click; nothing where there is no suggestion. */
export function Sugestoes({ importacao, mudanca }: SugestoesProps) {
  const descritor = descritorDaLista(importacao.lista)
  if (!descritor || importacao.totais.erro === 0) return null
  return <Botao id={importacao.id} descritor={descritor} mudanca={mudanca} />
}

function Botao({ id, descritor, mudanca }: { id: number; descritor: Descritor; mudanca: Mudar }) {
  const { data: erros = [] } = useQuery(errosQuery(id))
  const { mapa, n } = comSugestoes(descritor, mudanca.mapa, erros)
  if (n === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<Sparkles size={16} aria-hidden />}
      loading={mudanca.isPending}
      onClick={() => mudanca.mudar({ mapa })}
    >
      Aceitar todas as sugestões ({countOf(n, 'célula', 'células')})
    </Button>
  )
}
