/** Databases, analytics, statistics, machine learning. */
export const data = `
# heading: databases
Databases | database; database systems; database technologies; database management; database management systems; DBMS; =DBMS; database software; data stores; data storage systems; data persistence; database concepts; database skills
DuckDB [tool] | < Databases
SurrealDB [tool] | < Databases
kdb+ [tool] | KDB; Q/KDB+ | < Databases | ~ InfluxDB
Apache Druid [tool] | < Databases | ~ InfluxDB
ClickHouse [tool] | < Databases | ~ InfluxDB
Relational databases | RDBMS; =RDBMS; relational database; relational DBs; relational database management systems; relational data; SQL databases; relational and non-relational databases; relational database systems | < Databases; SQL
Amazon Aurora [tool] | AWS Aurora | < Relational databases | ~ MySQL
PL/pgSQL [tool] | < PostgreSQL
CockroachDB [tool] | < Relational databases | ~ PostgreSQL
TimescaleDB [tool] | < Relational databases | ~ PostgreSQL
Informix [tool] | < Relational databases | ~ Sybase
Progress OpenEdge [tool] | Progress 4GL | < Relational databases | ~ Sybase
Firebird [tool] | Firebird?; Firebird database | < Relational databases | ~ Sybase
Netezza [tool] | < Relational databases; Data warehousing | ~ Teradata
Vertica [tool] | < Relational databases; Data warehousing | ~ Teradata
Greenplum [tool] | < Relational databases; Data warehousing | ~ Teradata
Exasol [tool] | < Relational databases; Data warehousing | ~ Teradata
Toad [tool] | Toad?; Toad for Oracle; =TOAD | < Relational databases | ~ Oracle Database
SQL Developer [tool] | Oracle SQL Developer | < Relational databases | ~ Oracle Database
NoSQL [tool] | NoSQL databases; document databases; non-relational databases; key-value stores; NoSQL data stores | < Databases
ScyllaDB [tool] | < NoSQL | ~ Cassandra
CouchDB [tool] | < NoSQL | ~ Couchbase
RavenDB [tool] | < NoSQL | ~ Couchbase
Aerospike [tool] | < NoSQL | ~ Couchbase
MarkLogic [tool] | < NoSQL | ~ Couchbase
Cosmos DB [tool] | Azure Cosmos DB; CosmosDB | < NoSQL | ~ HBase
Google Bigtable [tool] | BigTable | < NoSQL | ~ HBase
Cypher [tool] | Cypher?; Cypher query language | < NoSQL | ~ Neo4j
TigerGraph [tool] | < NoSQL | ~ Neo4j
Amazon Neptune [tool] | < NoSQL | ~ Neo4j
ArangoDB [tool] | < NoSQL | ~ Neo4j
Logstash [tool] | < Log management | ~ Elasticsearch
Elastic Stack [tool] | =ELK; ELK?; ELK stack | < Elasticsearch; Log management
Database administration | DBA; =DBA; database administrator; database maintenance; database tuning; database backups; database performance tuning; databases administration; database support; database monitoring; database upgrades; database optimisation; indexing strategies; database backup and recovery | < Databases
Query optimisation | query optimisation; SQL tuning; query tuning | < Databases; SQL | ~ Database administration
Database migration | database migration | < Databases | ~ Database administration; Data migration
Database design | database development; database modelling; schema design; database schema; database architecture; database developer; designing databases; normalisation of databases; entity relationship diagrams; ERD; database structures; relational database design | < Databases; Data modelling
Stored procedures | stored procedures | < SQL | ~ Database design
Microsoft SQL Server [tool] | SQL Server; MSSQL; MS SQL Server; =SSMS; SQL Server 2019; SQL Server Management Studio; Microsoft SQL; Azure SQL; SQL Server 2012; SQL Server 2008; SQL Server 2016; Azure SQL Database; SQL Azure | < Relational databases | ~ Oracle Database; MySQL; PostgreSQL
SSIS [tool] | SQL Server Integration Services; =SSIS; SSIS packages | < ETL; Microsoft SQL Server
SSRS [tool] | SQL Server Reporting Services; =SSRS; Report Builder | < Microsoft SQL Server; Reporting
SSAS [tool] | SQL Server Analysis Services; =SSAS; =MDX; =Analysis Services; tabular models; multidimensional cubes | < Microsoft SQL Server; Data warehousing
Oracle Database [tool] | Oracle?; Oracle DB; Oracle 11g; Oracle 12c; Oracle 19c; Oracle 10g; Oracle SQL; Oracle 9i; Oracle databases; Oracle Data Guard | < Relational databases | ~ Microsoft SQL Server
Oracle ADF [tool] | Oracle Application Development Framework | ~ JDeveloper; Java EE
Oracle APEX [tool] | < Oracle Database
Oracle Forms [tool] | < Oracle Database
Oracle RAC [tool] | < Oracle Database
Oracle Exadata [tool] | < Oracle Database
MySQL [tool] | My SQL; MySQL 5; MySQL Workbench; Percona; MySQL database | < Relational databases | ~ PostgreSQL; MariaDB
MariaDB [tool] | Maria DB | < Relational databases | ~ MySQL
PostgreSQL [tool] | Postgres; PostgresSQL; Postgre SQL; pgAdmin | < Relational databases | ~ MySQL
SQLite [tool] | SQL Lite | < Relational databases
IBM Db2 [tool] | DB2; =DB2; IBM DB2; Db2 LUW | < Relational databases
Sybase [tool] | SAP ASE; Sybase IQ | < Relational databases
Ingres database [tool] | < Relational databases
Interbase [tool] | < Relational databases | ~ Firebird
Sybase ASE [tool] | < Sybase
Teradata [tool] | Teradata Database; BTEQ | < Relational databases; Data warehousing
MongoDB [tool] | Mongo DB; Mongo?; MongoDB Atlas | < NoSQL
Mongoose [tool] | =Mongoose; mongoose?; Mongoose.js | < MongoDB
Amazon DocumentDB [tool] | AWS DocumentDB | < NoSQL | ~ MongoDB
Cassandra [tool] | Cassandra?; Apache Cassandra; DataStax | < NoSQL
Couchbase [tool] | < NoSQL
PouchDB [tool] | < NoSQL | ~ CouchDB
Redis [tool] | Redis cache; ElastiCache | < NoSQL; Caching
DynamoDB [tool] | Amazon DynamoDB; Dynamo DB; AWS DynamoDB | < NoSQL; AWS
HBase [tool] | Apache HBase | < NoSQL
Neo4j [tool] | graph DBs | < NoSQL; Graph databases
Graph databases | graph database | ~ Neo4j
Knowledge graphs | knowledge graph | ~ Neo4j
Elasticsearch [tool] | Elastic Search; Elastic? | < NoSQL; Search engines (software)
InfluxDB [tool] | < Time series databases
Time series databases | < Databases
Vector databases [tool] | vector database; vector search | < Databases | ~ Generative AI
Pinecone [tool] | =Pinecone; Pinecone? | < Vector databases
Weaviate [tool] | < Vector databases
Milvus [tool] | < Vector databases
Qdrant [tool] | < Vector databases
ChromaDB [tool] | < Vector databases
FAISS [tool] | < Vector databases
pgvector [tool] | < Vector databases
SAP HANA [tool] | S/4HANA database; HANA?; HANA Studio | < Databases; SAP
SAP BW [tool] | SAP BW/4HANA; SAP BW on HANA; SAP Business Warehouse | < SAP; Data warehousing | ~ SAP HANA
FileMaker [tool] | FileMaker Pro; Claris FileMaker; FileMaker database | < Databases
SPARQL [tool]
Linked data | triple store; linked open data; triple stores | ~ SPARQL; RDF; Semantic web; Knowledge graphs
RDF [tool] | ~ SPARQL
Semantic web | semantic web | ~ SPARQL
Ontologies | OWL ontology; ontologies | ~ SPARQL

# heading: data engineering
Data engineering | data engineer; data pipelines; building data pipelines; data infrastructure; data engineering pipelines; data pipeline development; data processing?; data flows; dataflow design; large scale data processing
Apache Arrow [tool] | ~ Data engineering
Apache Parquet [tool] | =Parquet? | ~ Data engineering; Apache Arrow
Change data capture | Debezium; =CDC? | < Data engineering
Reverse ETL [tool] | < Data engineering
Hightouch [tool] | =Hightouch; Hightouch? | < Reverse ETL
Census (reverse ETL) [tool] | Census reverse ETL | < Reverse ETL
Data contracts | data contract | < Data engineering
Luigi [tool] | Luigi? | < Data engineering; Data orchestration | ~ Apache Airflow
Dagster [tool] | < Data engineering; Data orchestration | ~ Apache Airflow
Prefect [tool] | Prefect? | < Data engineering; Data orchestration | ~ Apache Airflow
Control-M [tool] | ~ Apache Airflow; Data orchestration
AutoSys [tool] | ~ Control-M; Apache Airflow
AWS Step Functions [tool] | < AWS; Serverless | ~ Apache Airflow
Dataform [tool] | < Data engineering; SQL | ~ dbt
SQLMesh [tool] | < Data engineering; SQL | ~ dbt
Data ingestion | data ingestion | < Data engineering
DataOps [method] | < Data engineering
ETL | =ETL; =ELT; extract transform load; ETL pipelines; ETL processes; ETL/ELT; ETL tools; ETL development; extract, transform and load; data extraction; data transformation; data integration; data wrangling pipelines; ETL framework; ETL developer; data loading; ETL jobs | < Data engineering
Apache Hop [tool] | < ETL
FME [tool] | =FME; Safe Software FME | < Geospatial software; ETL
ADFS [tool] | Active Directory Federation Services | < Active Directory
Microsoft Fabric [tool] | < ETL; Azure | ~ Azure Data Factory
AWS Glue [tool] | < ETL; AWS | ~ Azure Data Factory
DataStage [tool] | IBM DataStage | < ETL | ~ Informatica
Talend [tool] | < ETL | ~ Informatica
Ab Initio [tool] | < ETL | ~ Informatica
Pentaho [tool] | < ETL | ~ Informatica
Oracle Data Integrator [tool] | =ODI | < ETL | ~ Informatica
Fivetran [tool] | < ETL | ~ Informatica
Matillion [tool] | < ETL | ~ Informatica
Airbyte [tool] | < ETL | ~ Informatica
SAP Data Services [tool] | SAP BODS | < ETL | ~ Informatica
Data warehousing | data warehouse; DWH; =DWH; data warehouse architecture; data marts; enterprise data warehouse; =EDW; data warehouse design; data warehouse development | ~ Data engineering
OLAP | OLAP cubes | < Data warehousing | ~ SSAS
Dimensional modelling | dimensional modelling; star schema; Kimball | < Data warehousing; Data modelling
Data vault [method] | data vault | < Data warehousing; Data modelling
Data lakes | data lake; data lakehouse; lakehouse | < Data engineering
Azure Data Lake [tool] | ADLS; Azure Data Lake Storage | < Data lakes; Azure
AWS Lake Formation [tool] | < Data lakes; AWS
Data mesh [method] | data mesh | < Data architecture | ~ Data lakes
Delta Lake [tool] | < Data lakes
Apache Iceberg [tool] | < Data lakes
Apache Hudi [tool] | < Data lakes
Data modelling | data models; logical data models; data modeller; conceptual logical and physical; entity relationship modelling; ER diagrams; data modeling skills; logical data modelling; data modelling techniques
ERwin [tool] | erwin data modeler | < Data modelling
Data architecture | data architect; information architecture for data; enterprise data architecture; data architectures
Data strategy | data landscape; data strategies; data strategist | ~ Data governance; Data architecture
Big data | bigdata; big data technologies; large datasets; big data processing; big data tools; big data analytics; large scale data; big data platforms; petabyte scale
Cloudera [tool] | < Hadoop
Hortonworks [tool] | < Hadoop
HDFS [tool] | < Hadoop
MapReduce [tool] | Map Reduce | < Hadoop
Sqoop [tool] | < Hadoop
Oozie [tool] | < Hadoop
Amazon EMR [tool] | AWS EMR; Elastic MapReduce | < Big data; AWS | ~ Hadoop
Apache NiFi [tool] | NiFi | < Data engineering | ~ Hadoop
Flume [tool] | Flume? | < Big data | ~ Hadoop
PySpark [tool] | < Apache Spark; Python
Hadoop [tool] | Apache Hadoop; YARN Hadoop; Hadoop ecosystem | < Big data
Apache ZooKeeper [tool] | =ZooKeeper; =Zookeeper | ~ Hadoop
Presto [tool] | Presto?; PrestoDB | < Big data; SQL | ~ Apache Hive
Trino [tool] | < Big data; SQL | ~ Presto; Apache Hive
Amazon Athena [tool] | AWS Athena | < AWS; Big data; SQL | ~ Presto; Apache Hive
Apache Hive [tool] | Hive?; HiveQL | < Hadoop; SQL
Apache Pig [tool] | Pig? | < Hadoop | ~ Apache Hive
Apache Impala [tool] | Impala? | < Hadoop; SQL | ~ Apache Hive
Apache Spark [tool] | Spark?; Apache-Spark; MLlib | < Big data
Spark SQL [tool] | < Apache Spark
Spark Streaming [tool] | < Apache Spark; Stream processing
Apache Kafka [tool] | Kafka; Kafka Connect; Amazon MSK | < Message queues; Stream processing
Kafka Streams [tool] | Apache Kafka streams | < Apache Kafka
Apache Pulsar [tool] | < Message queues; Stream processing | ~ Apache Kafka
Stream processing | streaming data; real-time data; real-time data processing; data streaming; stream processing frameworks; real-time analytics; event stream processing | ~ Data engineering
Confluent [tool] | Confluent?; Confluent Kafka | < Apache Kafka
Apache Flink [tool] | Flink | < Stream processing; Data engineering
Apache Storm [tool] | Storm? | < Stream processing
Amazon Kinesis [tool] | Kinesis | < Stream processing; AWS
Apache Beam [tool] | < Stream processing; Data engineering
Google Dataflow [tool] | < Stream processing; Data engineering; Google Cloud Platform
Apache Samza [tool] | < Stream processing
Apache Airflow [tool] | Airflow?; =Airflow; Cloud Composer | < Data engineering; Data orchestration
Data orchestration | workflow orchestration
dbt [tool] | =dbt; data build tool; dbt Cloud | < Data engineering; SQL
Snowflake [tool] | =SNOWFLAKE; =Snowflake; snowflake?; Snowflake DB; Snowpark; Snowflake data warehouse; SnowSQL | < Data warehousing | ~ BigQuery; Amazon Redshift
BigQuery [tool] | Google BigQuery; Big Query; GCP BigQuery | < Data warehousing; Google Cloud Platform | ~ Snowflake; Amazon Redshift
Amazon Redshift [tool] | Redshift; AWS Redshift | < Data warehousing; AWS | ~ Snowflake; BigQuery
Databricks [tool] | Azure Databricks; Data Bricks | < Big data; Apache Spark
Azure Data Factory [tool] | Data Factory; =ADF? | < ETL; Azure
Azure Stream Analytics [tool] | < Stream processing; Azure
Azure Synapse Analytics [tool] | Synapse Analytics; Azure Synapse | < Azure; Data warehousing | ~ Azure Data Factory
Azure Event Hubs [tool] | < Azure; Stream processing | ~ Apache Kafka
Informatica [tool] | Informatica PowerCenter; Informatica IICS | < ETL
Stitch Data [tool] | < ETL | ~ Fivetran
WhereScape [tool] | < Data warehousing
Alteryx [tool] | Alteryx Designer | < Data analysis | ~ ETL
Data migration | migrating data; data migrations; data conversion; system migration; data cutover
Data governance | data governance frameworks; data policies; Informatica EDC; global data governance | ~ Data quality
Data catalogues [tool] | data catalogue | < Data governance
Data stewardship | data stewards; data ownership | < Data governance
Collibra [tool] | < Data governance
Alation [tool] | < Data governance
Microsoft Purview [tool] | < Data governance
Data lineage | data lineage | < Data governance
Data quality | data integrity; data validation; data profiling; quality of data; data checking; data quality assurance; accuracy of data; data verification; data accuracy checks; validating data; data quality checks
Data cleansing | data cleaning; cleaning data; cleansing data; data clean-up; data cleanup | < Data quality
Great Expectations [tool] | =Great Expectations? | < Data quality
Monte Carlo data [tool] | < Data quality | ~ Great Expectations
Soda data quality [tool] | < Data quality | ~ Great Expectations
Master data management | MDM; =MDM?; master data; data master; master data maintenance; Informatica MDM; item master data
Metadata management | metadata management | ~ Master data management; Data governance
Reference data management | reference data; reference data management | < Master data management
Data protection | GDPR; =GDPR; data privacy; Data Protection Act; General Data Protection Regulation; data protection legislation; DPA 2018; data protection regulations; data protection officer; data protection law; data protection act 2018; data protection compliance; UK GDPR; privacy regulations; privacy law; subject access requests; DPIA; data protection policies
CCPA | =CCPA | ~ Data protection
Information governance | information governance | ~ Data protection
Information management | records management systems; knowledge management systems; document control systems; information architecture governance; enterprise information management; management of information

# heading: analysis
Data analysis | data analyst; data analytics; analysing data; analytics?; data analysis tools; analyse data; quantitative data analysis; data interpretation; interpreting data; analyse complex data; data analyses; analysis of data; data insights; exploratory data analysis; data mining and analysis; advanced analytics; data & analytics; data analytical skills; analyze data sets; ad hoc analysis; trend analysis; insight generation; interpret data; quantitative analysis
Data wrangling | data manipulation; data munging; wrangling data; manipulating data | ~ Data analysis; Data cleansing
Data literacy | improving data literacy | ~ Data analysis
Cohort analysis | < Data analysis
Customer segmentation analysis | RFM analysis | < Data analysis
KNIME [tool] | < Data analysis | ~ Alteryx; ETL
RapidMiner [tool] | < Data analysis | ~ Alteryx; KNIME
Dataiku [tool] | < Data analysis | ~ Alteryx; Data science
NumPy [tool] | < Python; Data analysis | ~ pandas
SciPy [tool] | < Python; Data analysis | ~ pandas
Polars [tool] | < Python; Data analysis | ~ pandas
Dask [tool] | Dask? | < Python; Data analysis | ~ pandas
Business intelligence | BI; =BI; BI tools; business intelligence tools; BI reporting; BI developer; BI solutions; business intelligence reporting; BI analyst; self-service BI; BI reports | < Data analysis
SAP Crystal Dashboards [tool] | Xcelsius | < Business intelligence
Oracle Discoverer [tool] | Discoverer 10g; Discoverer Plus | < Business intelligence
Hyperion Brio [tool] | Brio Query | < Business intelligence
Semantic layer | Cube.js; metrics layer | < Business intelligence
Self-service analytics | < Business intelligence
DAX [tool] | < Business intelligence; Data visualisation | ~ Power BI
LookML [tool] | < Business intelligence; Data visualisation | ~ Looker
Sisense [tool] | < Business intelligence; Data visualisation | ~ Looker
Metabase [tool] | < Business intelligence; Data visualisation | ~ Looker
Apache Superset [tool] | < Business intelligence; Data visualisation | ~ Looker
Domo [tool] | Domo?; Domo BI | < Business intelligence; Data visualisation | ~ Looker
ThoughtSpot [tool] | < Business intelligence; Data visualisation | ~ Looker
Amazon QuickSight [tool] | QuickSight | < Business intelligence; Data visualisation | ~ Looker
Crystal Reports [tool] | SAP Crystal Reports; Crystal Report | < Reporting | ~ Business intelligence; SAP BusinessObjects
IBM Planning Analytics [tool] | Cognos TM1; TM1; =TM1 | < Business intelligence | ~ Cognos
TIBCO Spotfire [tool] | Spotfire | < Business intelligence | ~ MicroStrategy
Oracle BI [tool] | OBIEE; Oracle Business Intelligence | < Business intelligence | ~ MicroStrategy
Jaspersoft [tool] | JasperReports | < Business intelligence | ~ MicroStrategy
Reporting | Reporting?; report writing for management; management information reporting; MI reporting; management information; =MI?; management reporting; report generation; producing reports; report building; performance reporting; MI reports; KPI reporting; ad hoc reports; ad-hoc reporting; MIS reports; MIS reporting; report production; business reporting; operational reporting; report creation
Dashboards | dashboard; dashboard design; KPI dashboards; dashboard creation; building dashboards; reporting dashboards; interactive dashboards; dashboarding; management dashboards | < Reporting; Data visualisation
Data visualisation | data visualization tools; visualising data; data visualisations; visualisation tools; data storytelling; data viz; visual analytics
Plotly [tool] | Dash Plotly | < Data visualisation
Matplotlib [tool] | < Data visualisation; Python
Seaborn [tool] | < Data visualisation; Python
Bokeh [tool] | Bokeh?; Bokeh library | < Data visualisation; Python
Power BI [tool] | Microsoft Power BI; PowerBI; Power BI Desktop; Power BI dashboards; Power BI reports; MS Power BI; Power BI Service | < Business intelligence; Data visualisation | ~ Tableau; Qlik; Looker
Tableau [tool] | =TABLEAU; =Tableau; tableau?; Tableau Desktop; Tableau Server; Tableau Prep; Tableau dashboards | < Business intelligence; Data visualisation | ~ Power BI; Qlik; Looker
Qlik [tool] | QlikView; Qlik Sense | < Business intelligence; Data visualisation | ~ Power BI; Tableau
Looker [tool] | Looker?; Google Looker | < Business intelligence; Data visualisation | ~ Tableau; Power BI
Mode Analytics [tool] | < Business intelligence | ~ Looker
Periscope Data [tool] | < Business intelligence | ~ Looker
Looker Studio [tool] | Google Data Studio; Data Studio | < Business intelligence | ~ Looker
Power Query [tool] | PowerQuery; Get & Transform; M language | < Microsoft Excel; Data analysis
Power Pivot [tool] | PowerPivot | < Microsoft Excel; Data analysis | ~ Power Query
SAP BusinessObjects [tool] | Business Objects; =BOBJ; SAP BO; SAP BI; WebI; Business Objects Universe | < Business intelligence; Reporting
SAP Analytics Cloud [tool] | < Business intelligence; SAP | ~ SAP BusinessObjects
Cognos [tool] | IBM Cognos; Cognos Analytics | < Business intelligence
MicroStrategy [tool] | < Business intelligence
BI Publisher [tool] | Oracle BI Publisher | < Business intelligence | ~ Oracle BI
Board BI [tool] | < Business intelligence
Yellowfin [tool] | < Business intelligence
SpagoBI [tool] | < Business intelligence
Panorama Necto [tool] | < Business intelligence
Actuate BIRT [tool] | < Business intelligence
SAS [tool] | =SAS; SAS?; SAS programming; Base SAS; SAS/STAT; SAS Enterprise Miner; SAS 9.4; SAS Visual Analytics | < Statistical software
SAS Enterprise Guide [tool] | < SAS
SAS Viya [tool] | < SAS
SPSS [tool] | =SPSS; IBM SPSS; SPSS Statistics; SPSS Modeler | < Statistical software
Stata [tool] | =STATA; Stata SE | < Statistical software
Statistical software | statistical packages; statistical tools; statistical programming; statistical analysis software | < Statistics
MLwiN [tool] | < Statistical software
WinBUGS [tool] | < Statistical software | ~ Bayesian statistics; OpenBUGS
OpenBUGS [tool] | < Statistical software | ~ Bayesian statistics
GraphPad Prism [tool] | GraphPad | < Statistical software
Minitab [tool] | < Statistical software
EViews [tool] | < Statistical software
JMP [tool] | JMP software | < Statistical software
Statistics | statistical analysis; statistical methods; statistical modelling; statistical techniques; statistician; applied statistics; inferential statistics; descriptive statistics; statistical inference; ANOVA; statistical knowledge; statistical theory; statistical analysis techniques; statistical computing; statistics and probability
Survival analysis | Kaplan-Meier; Cox regression | < Statistics
Mixed models | multilevel modelling; hierarchical models | < Statistics
Structural equation modelling | =SEM analysis | < Statistics
Factor analysis | exploratory factor analysis; confirmatory factor analysis | < Multivariate analysis | ~ Structural equation modelling
Monte Carlo simulation | Monte Carlo methods; Monte Carlo | < Statistics
MCMC | Markov chain Monte Carlo | < Monte Carlo simulation | ~ Bayesian statistics
Sampling methods | survey sampling; sample size calculation; power calculations | < Statistics
Official statistics | statistical releases; Code of Practice for Statistics | < Statistics
Regression analysis | regression analysis; linear regression; logistic regression | < Statistics
Bayesian statistics | Bayesian methods; Bayesian | < Statistics
Multivariate analysis | multivariate analysis; multivariate statistics | < Statistics
Hypothesis testing | hypothesis testing | < Statistics
Biostatistics | biostatistics; medical statistics; biostatistical | < Statistics
Probability | probability; probability theory | < Mathematics | ~ Statistics
Time series analysis | time series analysis; time series; ARIMA | < Statistics | ~ Forecasting
Mathematics | maths; mathematical; applied mathematics; mathematical skills; algebra; quantitative methods; pure mathematics; mathematical discipline; discrete mathematics; advanced mathematics
Game theory | < Mathematics
Differential equations | partial differential equations; ordinary differential equations | < Mathematics
Graph theory | < Mathematics
Number theory | < Mathematics
Stochastic processes | stochastic modelling | < Mathematics
Linear algebra | linear algebra | < Mathematics
Calculus | calculus | < Mathematics
Data mining | knowledge discovery; data mining techniques; association rules | < Data analysis
Pattern recognition | ~ Machine learning; Data mining
Forecasting | predictive forecasting; forecasting models; time series forecasting; trend forecasting; forecasting techniques; preparing forecasts; prepare forecasts; forecast modelling
Demand forecasting | < Forecasting
Predictive analytics | predictive modelling; predictive models; predictive analysis; propensity modelling; propensity models; customer segmentation modelling; prescriptive analytics; churn modelling | < Data science
Operations research | operational research; optimisation modelling; mathematical optimisation; combinatorial optimisation; constraint programming; optimisation algorithms; mixed integer programming; decision science
Linear programming | linear programming | < Operations research
Gurobi [tool] | < Operations research
CPLEX [tool] | < Operations research
Econometrics | econometric modelling; econometric analysis; econometric models; difference in differences; microeconometrics | < Statistics
Causal inference | causal inference | < Statistics | ~ Econometrics
A/B testing | split testing; AB testing; A/B tests; experimentation platform; online experimentation
Multivariate testing | MVT testing | ~ A/B testing
Google Optimize [tool] | < A/B testing | ~ Optimizely
Optimizely [tool] | Optimizely? | < A/B testing
VWO [tool] | < A/B testing
Adobe Target [tool] | < A/B testing
Spreadsheet modelling | Excel modelling; spreadsheet models; Excel models; modelling in Excel; spreadsheet analysis | < Microsoft Excel

# heading: data science and AI
Data science | data scientist; data science techniques; data sciences; data science tools; applied data science; model building; data science projects
Feature engineering | feature engineering | < Data science
Jupyter [tool] | Jupyter notebooks | ~ Data science
Anaconda [tool] | Anaconda? | ~ Data science
Google Colab [tool] | ~ Data science; Jupyter
Machine learning | ML; =ML; machine learning algorithms; ML models; machine-learning; supervised learning; unsupervised learning; machine learning models; ML algorithms; classification algorithms; gradient boosting; applied machine learning; statistical learning; machine learning engineer; machine learning techniques; machine learning frameworks; machine learning pipelines; clustering algorithms; time series modelling; machine learning engineering; machine learning libraries; model training | < Artificial intelligence; Data science
Anomaly detection | outlier detection | ~ Machine learning; Data mining
Federated learning | < Machine learning
Dimensionality reduction | principal component analysis; =PCA? | < Multivariate analysis | ~ Machine learning
Clustering | k-means; hierarchical clustering; k-means clustering; cluster analysis; clustering analysis | < Data mining | ~ Machine learning
Bayesian optimisation | hyperparameter tuning | < Machine learning
XGBoost [tool] | < Machine learning
LightGBM [tool] | < Machine learning
CatBoost [tool] | < Machine learning
Random forests | random forest | < Machine learning
Decision trees | decision trees | < Machine learning
Support vector machines | support vector machines | < Machine learning
Weka [tool] | Weka? | < Machine learning | ~ scikit-learn
statsmodels [tool] | < Statistics; Python | ~ scikit-learn
Deep learning | CNN?; =CNN?; RNN; =LSTM; transformers architecture; deep learning frameworks; deep-learning; autoencoders; deep learning models; transformer models | < Machine learning
Transfer learning | < Deep learning
Graph neural networks | =GNN | < Deep learning
Generative adversarial networks | GANs | < Deep learning
Neural networks | neural networks; deep neural networks; convolutional neural networks; recurrent neural networks; artificial neural networks | < Deep learning
Keras [tool] | < Deep learning; Python | ~ TensorFlow
JAX [tool] | JAX? | < Deep learning; Python | ~ PyTorch
Theano [tool] | < Deep learning; Python | ~ PyTorch
Caffe [tool] | Caffe? | < Deep learning; Python | ~ PyTorch
MXNet [tool] | < Deep learning; Python | ~ PyTorch
Artificial intelligence | AI; =AI; applied AI; AI technologies; AI solutions; AI models; conversational AI; AI tools; AI systems; AI applications; AI/automation; artificial intelligence (AI); AI engineering; expert systems
Generative AI | GenAI; GPT-4; fine-tuning models; GPT models; language models | < Artificial intelligence
Diffusion models | < Generative AI
Large language models | =LLM; LLM; large language models | < Generative AI
Prompt engineering | prompt engineering | < Generative AI
LangChain [tool] | < Generative AI
OpenAI API [tool] | OpenAI | < Generative AI
ChatGPT [tool] | ~ Generative AI; Artificial intelligence
Retrieval-augmented generation | retrieval augmented generation; =RAG? | < Generative AI
LlamaIndex [tool] | < Generative AI
Hugging Face [tool] | HuggingFace | < Generative AI
AI agents | Agentic AI | < Generative AI
Stable Diffusion [tool] | ~ Generative AI; Diffusion models
Midjourney [tool] | ~ Generative AI
Google Gemini [tool] | ~ Generative AI; Artificial intelligence
Copilot Studio [tool] | ~ Generative AI; Chatbot development
Anthropic Claude [tool] | ~ Generative AI; Artificial intelligence
Natural language processing | NLP?; =NLP?; computational linguistics; text classification; natural language understanding; =NLU; language technology; word embeddings; Gensim; natural language generation; information extraction | < Machine learning
spaCy [tool] | < Natural language processing
NLTK [tool] | < Natural language processing
BERT [tool] | BERT models | < Natural language processing
Sentiment analysis | sentiment analysis | ~ Natural language processing; Text analytics
Named entity recognition | named entity recognition | < Natural language processing
Speech recognition | speech recognition | ~ Natural language processing; Machine learning
Text analytics | text analytics; text mining | ~ Natural language processing; Data mining
Chatbot development | chatbot development; chatbots | ~ Natural language processing
Information retrieval | information retrieval | ~ Natural language processing
Topic modelling | topic modelling | < Natural language processing
TensorFlow [tool] | Tensor Flow; TensorFlow Lite; TF Serving | < Deep learning; Python | ~ PyTorch
PyTorch [tool] | Torch?; PyTorch Lightning | < Deep learning; Python | ~ TensorFlow
fast.ai [tool] | < Deep learning | ~ PyTorch
scikit-learn [tool] | sklearn; scikit learn; SciKit | < Machine learning; Python
pandas [tool] | pandas?; Python data stack | < Python; Data analysis
MLOps | ML Ops; machine learning operations; model deployment; model serving; model monitoring; feature store | < Machine learning | ~ DevOps
MLflow [tool] | < MLOps
Kubeflow [tool] | < MLOps
Amazon SageMaker [tool] | SageMaker; AWS SageMaker | < Machine learning; AWS | ~ MLOps
Azure Machine Learning [tool] | Azure ML | < Machine learning; Azure | ~ MLOps
Vertex AI [tool] | < Machine learning; Google Cloud Platform | ~ MLOps
AWS Bedrock [tool] | Amazon Bedrock | < Generative AI; AWS
Weights & Biases [tool] | < Machine learning | ~ MLOps; MLflow
Recommender systems | recommendation systems; recommendation engines; recommender; personalisation algorithms; collaborative filtering | < Machine learning
Reinforcement learning | multi-armed bandits; Q-learning; reinforcement-learning | < Machine learning
RLHF | =RLHF; reinforcement learning from human feedback | < Reinforcement learning | ~ Fine-tuning
Responsible AI | AI ethics; ethical AI; AI governance; explainable AI; model explainability; fairness in machine learning; trustworthy AI | ~ Artificial intelligence
Signal processing | digital signal processing; =DSP?; signal analysis; audio signal processing; speech processing; signal-processing; radar signal processing
Data annotation | data labelling; data tagging; image annotation; annotation of data; data labelling tools
Web data analytics | digital analytics; event tracking; clickstream | < Data analysis | ~ Web analytics
Product analytics | customer analytics; user analytics | ~ Web data analytics; Product metrics
Mixpanel [tool] | < Web data analytics
Amplitude [tool] | Amplitude?; Amplitude Analytics | < Web data analytics
Segment [tool] | Segment? | ~ Web data analytics; Product analytics
Heap Analytics [tool] | < Web data analytics
Snowplow [tool] | Snowplow? | < Web data analytics
Survey research | surveys?; survey design; questionnaire design; quantitative research; survey analysis; conducting surveys; survey methodology; customer surveys; polling research
Qualtrics [tool] | < Survey research
SurveyMonkey [tool] | Survey Monkey | ~ Survey research
Typeform [tool] | ~ Survey research; SurveyMonkey
Google Forms [tool] | ~ Survey research; Microsoft Forms
Microsoft Forms [tool] | ~ Survey research
Qualitative research | qualitative analysis; in-depth interviews; qualitative methods; qualitative interviews; ethnographic research; qualitative data; qualitative data analysis; semi-structured interviews; qualitative and quantitative research
NVivo [tool] | < Qualitative research
Atlas.ti [tool] | < Qualitative research
Focus groups | focus groups; focus group moderation | < Qualitative research
Thematic analysis | thematic analysis | < Qualitative research
Ethnography | ethnography | < Qualitative research
Mixed methods research | mixed methods research | < Qualitative research
Grounded theory [method] | grounded theory | < Qualitative research
Discourse analysis [method] | discourse analysis | < Qualitative research
Object tracking | < Computer vision
Pose estimation | < Computer vision
Optical flow | < Computer vision
SLAM | =SLAM | < Computer vision | ~ Robotics software
YOLO [tool] | YOLOv5; YOLOv8 | < Object detection
Optical character recognition | =OCR?; Tesseract OCR; OCR software | ~ Computer vision
Fine-tuning | model fine-tuning; LoRA fine-tuning | < Large language models
Model Context Protocol [tool] | MCP servers | < Large language models
Evaluation of language models | LLM evaluation; prompt evaluation | < Large language models
Ollama [tool] | < Large language models
Llama.cpp [tool] | ~ Ollama
VLLM [tool] | ~ Ollama
Llama models [tool] | Meta Llama; Llama 3 | < Large language models
Mistral AI [tool] | ~ Llama models
CrewAI [tool] | < AI agents
AutoGen [tool] | ~ CrewAI
LangGraph [tool] | ~ CrewAI
Google Earth Engine [tool] | < Geospatial software
Google Earth [tool] | Google Earth Pro | ~ Google Earth Engine
LiDAR data processing | point cloud processing; lidar | < Geospatial software
`;
