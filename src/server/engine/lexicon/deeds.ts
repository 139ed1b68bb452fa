import { agriculture } from "./deeds/agriculture.ts";
import { animals } from "./deeds/animals.ts";
import { automotive } from "./deeds/automotive.ts";
import { beautyAndSport } from "./deeds/beauty-and-sport.ts";
import { bookkeepingAndPay } from "./deeds/bookkeeping-and-pay.ts";
import { care } from "./deeds/care.ts";
import { charity } from "./deeds/charity.ts";
import { childcare } from "./deeds/childcare.ts";
import { cleaningAndFacilities } from "./deeds/cleaning-and-facilities.ts";
import { construction } from "./deeds/construction.ts";
import { customerService } from "./deeds/customer-service.ts";
import { dentalAndPharmacy } from "./deeds/dental-and-pharmacy.ts";
import { design } from "./deeds/design.ts";
import { deskAndProjectWork } from "./deeds/desk-and-project-work.ts";
import { education } from "./deeds/education.ts";
import { engineering } from "./deeds/engineering.ts";
import { everyday } from "./deeds/everyday.ts";
import { everydayCare } from "./deeds/everyday-care.ts";
import { everydayHealth } from "./deeds/everyday-health.ts";
import { everydayLandAndLeisure } from "./deeds/everyday-land-and-leisure.ts";
import { everydayMoneyAndLaw } from "./deeds/everyday-money-and-law.ts";
import { everydayOffice } from "./deeds/everyday-office.ts";
import { everydayPublic } from "./deeds/everyday-public.ts";
import { everydaySchools } from "./deeds/everyday-schools.ts";
import { everydaySelling } from "./deeds/everyday-selling.ts";
import { everydayTrades } from "./deeds/everyday-trades.ts";
import { finance } from "./deeds/finance.ts";
import { foodProduction } from "./deeds/food-production.ts";
import { general } from "./deeds/general.ts";
import { health } from "./deeds/health.ts";
import { hospitality } from "./deeds/hospitality.ts";
import { humanResources } from "./deeds/human-resources.ts";
import { insuranceAndBanking } from "./deeds/insurance-and-banking.ts";
import { itSupport } from "./deeds/it-support.ts";
import { law } from "./deeds/law.ts";
import { lawPeopleAndPublic } from "./deeds/law-people-and-public.ts";
import { logistics } from "./deeds/logistics.ts";
import { manufacturing } from "./deeds/manufacturing.ts";
import { marketingAndMedia } from "./deeds/marketing-and-media.ts";
import { office } from "./deeds/office.ts";
import { property } from "./deeds/property.ts";
import { propertyEventsAndOffices } from "./deeds/property-events-and-offices.ts";
import { publicService } from "./deeds/public-service.ts";
import { purchasing } from "./deeds/purchasing.ts";
import { retail } from "./deeds/retail.ts";
import { sales } from "./deeds/sales.ts";
import { science } from "./deeds/science.ts";
import { securityAndEmergency } from "./deeds/security-and-emergency.ts";
import { sellingAndGiving } from "./deeds/selling-and-giving.ts";
import { socialWork } from "./deeds/social-work.ts";
import { softwareAndData } from "./deeds/software-and-data.ts";
import { spokenBuildingTrades } from "./deeds/spoken-building-trades.ts";
import { spokenCareAndHealth } from "./deeds/spoken-care-and-health.ts";
import { spokenFactory } from "./deeds/spoken-factory.ts";
import { spokenFarmAndGuarding } from "./deeds/spoken-farm-and-guarding.ts";
import { spokenHotelsBusesAndCleaning } from "./deeds/spoken-hotels-buses-and-cleaning.ts";
import { spokenNurseriesAndSurgeries } from "./deeds/spoken-nurseries-and-surgeries.ts";
import { spokenProperty } from "./deeds/spoken-property.ts";
import { spokenSchools } from "./deeds/spoken-schools.ts";
import { spokenShopAndKitchen } from "./deeds/spoken-shop-and-kitchen.ts";
import { spokenWarehouseAndRoad } from "./deeds/spoken-warehouse-and-road.ts";
import { studioAndLaboratory } from "./deeds/studio-and-laboratory.ts";
import { trades } from "./deeds/trades.ts";
import { type Deed, parseDeeds } from "./parse-deeds.ts";

const files: Readonly<Record<string, string>> = {
  agriculture,
  animals,
  automotive,
  "beauty-and-sport": beautyAndSport,
  "bookkeeping-and-pay": bookkeepingAndPay,
  care,
  charity,
  childcare,
  "cleaning-and-facilities": cleaningAndFacilities,
  construction,
  "customer-service": customerService,
  "dental-and-pharmacy": dentalAndPharmacy,
  design,
  "desk-and-project-work": deskAndProjectWork,
  education,
  engineering,
  everyday,
  "everyday-care": everydayCare,
  "everyday-health": everydayHealth,
  "everyday-land-and-leisure": everydayLandAndLeisure,
  "everyday-money-and-law": everydayMoneyAndLaw,
  "everyday-office": everydayOffice,
  "everyday-public": everydayPublic,
  "everyday-schools": everydaySchools,
  "everyday-selling": everydaySelling,
  "everyday-trades": everydayTrades,
  finance,
  "food-production": foodProduction,
  general,
  health,
  hospitality,
  "human-resources": humanResources,
  "insurance-and-banking": insuranceAndBanking,
  "it-support": itSupport,
  law,
  "law-people-and-public": lawPeopleAndPublic,
  logistics,
  manufacturing,
  "marketing-and-media": marketingAndMedia,
  office,
  property,
  "property-events-and-offices": propertyEventsAndOffices,
  "public-service": publicService,
  purchasing,
  retail,
  sales,
  science,
  "security-and-emergency": securityAndEmergency,
  "selling-and-giving": sellingAndGiving,
  "social-work": socialWork,
  "software-and-data": softwareAndData,
  "spoken-care-and-health": spokenCareAndHealth,
  "spoken-schools": spokenSchools,
  "studio-and-laboratory": studioAndLaboratory,
  "spoken-building-trades": spokenBuildingTrades,
  "spoken-factory": spokenFactory,
  "spoken-warehouse-and-road": spokenWarehouseAndRoad,
  "spoken-shop-and-kitchen": spokenShopAndKitchen,
  "spoken-farm-and-guarding": spokenFarmAndGuarding,
  "spoken-property": spokenProperty,
  "spoken-nurseries-and-surgeries": spokenNurseriesAndSurgeries,
  "spoken-hotels-buses-and-cleaning": spokenHotelsBusesAndCleaning,
  trades,
};

/** Every piece of work with the ways people tell of it. */
export const allDeeds: readonly Deed[] = Object.entries(files).flatMap(([file, lines]) =>
  parseDeeds(lines, file),
);
