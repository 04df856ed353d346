import { SOBRE } from '@paco/domain/shared/sobre'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Dito } from './contato.tsx'
import { contatosQuery } from './queries.ts'
import classes from './texto.module.css'

/** '/acessibilidade': what the system does today, what it does not, and how to complain. The keys are the application's to tell. */
export function AcessibilidadePage({ atalhos }: { atalhos: ReactNode }) {
  const { data } = useQuery(contatosQuery)
  return (
    <>
      <PageHeader title="Acessibilidade" about={SOBRE.acessibilidade} />
      <div className={classes.page}>
        <Card title="O que o sistema faz">
          <ul className={classes.list}>
            <li>
              Tudo se faz pelo teclado, com o foco sempre à vista e saltos para conteúdo, menu, busca e
              rodapé.
            </li>
            <li>Leitores de tela encontram títulos, regiões, tabelas com legenda e mensagens anunciadas.</li>
            <li>Tema claro e escuro, com contraste de pelo menos 4,5 para 1 nos textos.</li>
            <li>
              Na barra do topo, um tema de alto contraste (preto, branco e amarelo, com os links sublinhados)
              e letras de 87,5% a 150%. O navegador guarda as duas escolhas, sem login.
            </li>
            <li>Cada página diz onde está, por um caminho acima do título.</li>
            <li>A página cabe na tela do celular e com o texto ampliado pelo navegador.</li>
            <li>Gráficos têm os mesmos números em tabela; cores nunca dizem nada sozinhas.</li>
            <li>
              Os PDF do sistema (fichas, boletins, termos) têm títulos, tabelas e descrições marcados para
              leitores de tela; em regra são PDF/A-2a, próprios para guardar.
            </li>
            <li>Quem pediu menos movimento ao seu aparelho não vê animações.</li>
            <li>As páginas são testadas com a ferramenta axe, nas regras da WCAG 2.1, nível AA.</li>
          </ul>
        </Card>
        <Card title="Atalhos de teclado">{atalhos}</Card>
        <Card title="Limites conhecidos">
          <ul className={classes.list}>
            <li>Não há tradução para Libras.</li>
            <li>
              No mapa, os pontos são alcançados pelo teclado, mas a imagem de fundo não é descrita; as mesmas
              obras estão na lista, com bairro e endereço.
            </li>
            <li>Fotos e documentos enviados pelas secretarias podem não ter descrição.</li>
            <li>
              Em servidores para os quais o gerador de PDF não tem versão própria, os PDF têm as mesmas
              marcas, mas são PDF 1.7 e não PDF/A-2a.
            </li>
          </ul>
        </Card>
        <Card title="Como reclamar">
          <p>
            Encontrou uma barreira? Diga em que página, o que tentou fazer e que aparelho ou programa usa.
          </p>
          <p>
            Ouvidoria: <Dito valor={data?.ouvidoria} />
          </p>
          <p>
            Serviço de Informação ao Cidadão: <Dito valor={data?.sic} />
          </p>
        </Card>
      </div>
    </>
  )
}
