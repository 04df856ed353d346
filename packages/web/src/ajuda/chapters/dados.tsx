import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const dados: Chapter = {
  id: 'dados',
  lead: 'Os dados públicos em arquivos, para abrir em uma planilha, em um mapa ou em um programa.',
  who: 'Todos, sem login. Quem tem login recebe exatamente os mesmos arquivos.',
  body: (
    <>
      <Topic title="Baixar um conjunto">
        <p>
          Em <b>Dados abertos</b>, no menu, cada conjunto traz quando foi atualizado e os seus arquivos:{' '}
          <b>CSV</b> abre no Excel, <b>CSV internacional</b> e <b>JSON</b> são para programas, <b>GeoJSON</b>{' '}
          para mapas. <b>Dicionário</b> diz o que é cada campo.
        </p>
      </Topic>
      <Topic title="O que é publicado">
        <p>
          O que qualquer pessoa já pode ler nas telas: contratos depois de assinados, aditivos e boletins
          depois de aprovados, documentos quando se tornam públicos. Da obra vai o <b>Texto para o público</b>
          , não a descrição interna. Contas bancárias, e-mails, justificativas, rascunhos e projetos
          arquivados não são publicados.
        </p>
      </Topic>
      <Topic title="Obras no padrão internacional">
        <p>
          As obras e os serviços de engenharia também saem no padrão OC4IDS. Para um projeto aparecer ali, a
          sua <b>natureza</b> precisa ser obra ou serviço de engenharia.
        </p>
      </Topic>
    </>
  ),
}
